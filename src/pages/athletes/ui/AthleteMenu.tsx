import { Button, Dropdown } from 'antd'
import { athleteName, type Athlete } from '@/entities/people/athlete'
import { deleteIcon, editIcon, Icon, moreIcon } from '@/shared/ui/icons'
import styles from './Athletes.module.css'

export interface AthleteActions {
  /** Absent where the viewer may not. */
  onEdit?: ((row: Athlete) => void) | undefined
  onDelete?: ((row: Athlete) => void) | undefined
}

/** What can be done with one athlete, behind ⋯. */
export function AthleteMenu({ row, onEdit, onDelete }: AthleteActions & { row: Athlete }) {
  if (!onEdit && !onDelete) return null
  const items = [
    ...(onEdit ? [{ key: 'edit', label: 'Edit', icon: <Icon icon={editIcon} />, onClick: () => onEdit(row) }] : []),
    ...(onDelete
      ? [
          {
            key: 'delete',
            label: 'Delete',
            danger: true,
            icon: <Icon icon={deleteIcon} />,
            onClick: () => onDelete(row),
          },
        ]
      : []),
  ]
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button
        type="text"
        className={styles.menu ?? ''}
        icon={<Icon icon={moreIcon} />}
        aria-label={`Actions for ${athleteName(row)}`}
      />
    </Dropdown>
  )
}
