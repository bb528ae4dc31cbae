import { optionalInstant } from '../date-fields'
import { optionalText, requiredText } from '../validation'

/** Fields that every merge takes. updateDate is stamped by the server; ifUpdateDate refuses the save of a stale copy. */
export const mergeFields = {
  updateSource: optionalText(),
  updateDate: optionalInstant(),
  ifUpdateDate: optionalInstant(),
}

/** The same for entities whose payload must say where a change came from (specification section 5). */
export const sourcedFields = { ...mergeFields, updateSource: requiredText() }
