import { Chip, type ChipProps } from '@/shared/ui/chip'
import { inactiveIcon, okIcon, waitingIcon } from '@/shared/ui/icons'
import { athleteStatusLabel, isAthleteStatus, type AthleteStatus } from '../model/athlete-status'

const looks: Record<AthleteStatus, Pick<ChipProps, 'tone' | 'icon'>> = {
  ACTIVE: { tone: 'ok', icon: okIcon },
  INACTIVE: { tone: 'mute', icon: inactiveIcon },
  TRYOUT: { tone: 'info', icon: waitingIcon },
  WAITING: { tone: 'mute', icon: waitingIcon },
}

/** Where somebody stands with the club. */
export const AthleteStatusChip = ({ status }: { status: string }) => (
  <Chip {...(isAthleteStatus(status) ? looks[status] : { tone: 'mute' as const })}>{athleteStatusLabel(status)}</Chip>
)
