import type { TableColumnsType } from 'antd'
import { Link } from 'react-router-dom'
import { genderLabel, type Gender } from 'contracts/gender'
import { athleteName, AthleteStatusChip, type Athlete } from '@/entities/people/athlete'
import { formatMonth } from '@/shared/lib/dates'
import { performancePath } from '@/shared/routes'
import { Avatar } from '@/shared/ui/avatar'
import { AthleteMenu, type AthleteActions } from './AthleteMenu'
import styles from './Athletes.module.css'

export interface AthleteColumnsOptions extends AthleteActions {
  clubId: number
  /** Status, membership and e-mail may be read. */
  isPrivate: boolean
}

const nothing = '–'

/** Columns of look 04; what the viewer may not read has no column. */
export function athleteColumns({ clubId, isPrivate, ...actions }: AthleteColumnsOptions): TableColumnsType<Athlete> {
  return [
    {
      key: 'lastName',
      title: 'Athlete',
      sorter: true,
      render: (_value, row) => (
        <Link to={performancePath(clubId, row.athleteId ?? 0)} className={styles.name}>
          <Avatar name={athleteName(row)} photo={row.photo} size={26} />
          {athleteName(row)}
        </Link>
      ),
    },
    {
      key: 'age',
      title: 'Age',
      align: 'right',
      sorter: true,
      className: 'number',
      render: (_v, row) => row.age ?? nothing,
    },
    {
      key: 'gender',
      title: 'Gender',
      sorter: true,
      render: (_value, row) => (row.gender ? genderLabel(row.gender as Gender) : nothing),
    },
    { key: 'teamName', title: 'Group', sorter: true, render: (_value, row) => row.teamName ?? nothing },
    ...(isPrivate ? privateColumns : []),
    ...(actions.onEdit || actions.onDelete
      ? [
          {
            key: 'actions',
            title: <span className="visually-hidden">Actions</span>,
            width: 48,
            align: 'right' as const,
            render: (_value: unknown, row: Athlete) => <AthleteMenu row={row} {...actions} />,
          },
        ]
      : []),
  ]
}

const privateColumns: TableColumnsType<Athlete> = [
  {
    key: 'status',
    title: 'Status',
    sorter: true,
    render: (_value, row) => (row.status ? <AthleteStatusChip status={row.status} /> : nothing),
  },
  {
    key: 'startMembership',
    title: 'Member since',
    sorter: true,
    render: (_value, row) => (row.startMembership ? formatMonth(row.startMembership) : nothing),
  },
  {
    key: 'email',
    title: 'E-mail',
    sorter: true,
    render: (_value, row) => (
      <span className={styles.email} title={row.email ?? undefined}>
        {row.email ?? nothing}
      </span>
    ),
  },
]
