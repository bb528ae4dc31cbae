import { NO_DATA } from 'contracts/messages'
import { Chip } from '../chip'

/** Stands where a whole value is missing (specification, section 8). */
export const NoData = () => <Chip tone="mute">{NO_DATA}</Chip>
