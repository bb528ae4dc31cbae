import { useRef } from 'react'
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
  const button = useRef<HTMLButtonElement>(null)
  if (!onEdit && !onDelete) return null
  // The dialog gives the focus back to what has it now, and the menu is gone by then.
  const start = (action: (row: Athlete) => void) => () => {
    button.current?.focus()
    action(row)
  }
  const items = [
    ...(onEdit ? [{ key: 'edit', label: 'Edit', icon: <Icon icon={editIcon} />, onClick: start(onEdit) }] : []),
    ...(onDelete
      ? [
          {
            key: 'delete',
            label: 'Delete',
            danger: true,
            icon: <Icon icon={deleteIcon} />,
            onClick: start(onDelete),
          },
        ]
      : []),
  ]
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button
        ref={button}
        type="text"
        className={styles.menu ?? ''}
        icon={<Icon icon={moreIcon} />}
        aria-label={`Actions for ${athleteName(row)}`}
      />
    </Dropdown>
  )
}
