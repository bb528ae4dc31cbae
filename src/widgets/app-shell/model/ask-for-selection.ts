import { SELECT_CLUB, SELECT_LEAGUE } from 'contracts/messages'
import type { Scope } from '@/shared/routes'
import { toasts } from '@/shared/ui/toasts'

const texts: Record<Scope, string> = { club: SELECT_CLUB, league: SELECT_LEAGUE }

/** Tells what has to be chosen first; two texts stand in one alert (decisions.md). */
export const askForSelection = (missing: readonly Scope[]): void =>
  toasts.alert(missing.map((scope) => texts[scope]).join('\n'))
