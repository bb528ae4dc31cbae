import type { ImportProposal, ImportQuestion } from '@/entities/competition/file-import'
import { checkIcon, Icon } from '@/shared/ui/icons'
import { comparePeople } from '../model/compare-people'
import styles from './PersonQuestion.module.css'

export interface PeopleTableProps {
  question: ImportQuestion
  person: ImportProposal
  line: number
}

/** Two people beside each other, with what differs. */
export const PeopleTable = ({ question, person, line }: PeopleTableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <td />
        <th scope="col">In the file, line {line}</th>
        <th scope="col">Here</th>
        <td />
      </tr>
    </thead>
    <tbody>
      {comparePeople(question, person).map(({ what, inFile, here, isSame }) => (
        <tr key={what}>
          <th scope="row">{what}</th>
          <td>{inFile || '–'}</td>
          <td>{here || '–'}</td>
          <td>
            {isSame === true && (
              <span className={styles.same}>
                <Icon icon={checkIcon} size={14} />
                same
              </span>
            )}
            {isSame === false && <span className={styles.differs}>differs</span>}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
