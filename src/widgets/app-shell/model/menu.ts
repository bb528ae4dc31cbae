import type { Viewer } from 'contracts/viewer'
import { missingScopes, type ScreenKey, type Selected } from '@/shared/routes'
import {
  activityIcon,
  artifactsIcon,
  athletesIcon,
  calendarIcon,
  clubIcon,
  clubsIcon,
  drillIcon,
  eventsIcon,
  leagueIcon,
  leaguesIcon,
  libraryIcon,
  mailIcon,
  mapIcon,
  meetsIcon,
  programIcon,
  rankIcon,
  ranksIcon,
  recordsIcon,
  reportIcon,
  setsIcon,
  standardsIcon,
  uploadIcon,
  usersIcon,
  type IconProps,
} from '@/shared/ui/icons'

export interface MenuEntry {
  screen: ScreenKey
  icon: IconProps['icon']
  /** Listed also while its club or league is not chosen; clicking then asks for it. */
  isAlwaysListed?: true
}

export interface MenuSection {
  title: string
  entries: readonly MenuEntry[]
}

/** Specification, section 2: sections, order and what is listed. Screens marked hidden there are missing here. */
const sections: readonly MenuSection[] = [
  {
    title: 'League',
    entries: [
      { screen: 'leagueHome', icon: leagueIcon },
      { screen: 'leagueRecords', icon: recordsIcon },
      { screen: 'leagueRanks', icon: ranksIcon },
      { screen: 'leagueUpload', icon: uploadIcon },
      { screen: 'meetReport', icon: reportIcon },
    ],
  },
  {
    title: 'Club',
    entries: [
      { screen: 'clubHome', icon: clubIcon },
      { screen: 'athletes', icon: athletesIcon },
      { screen: 'clubUpload', icon: uploadIcon },
      { screen: 'messageCenter', icon: mailIcon },
    ],
  },
  {
    title: 'Library',
    entries: [
      { screen: 'library', icon: libraryIcon },
      { screen: 'drills', icon: drillIcon },
      { screen: 'programs', icon: programIcon },
      { screen: 'sets', icon: setsIcon },
      { screen: 'activities', icon: activityIcon },
      { screen: 'rankLibrary', icon: rankIcon },
      { screen: 'standards', icon: standardsIcon },
      { screen: 'meets', icon: meetsIcon },
      { screen: 'categories', icon: artifactsIcon },
      { screen: 'eventsCatalog', icon: eventsIcon, isAlwaysListed: true },
    ],
  },
  {
    title: 'Admin',
    entries: [
      { screen: 'leagues', icon: leaguesIcon },
      { screen: 'clubs', icon: clubsIcon },
      { screen: 'users', icon: usersIcon },
    ],
  },
  {
    title: 'Misc',
    entries: [
      { screen: 'map', icon: mapIcon },
      { screen: 'calendar', icon: calendarIcon },
    ],
  },
]

/** What the menu lists for this viewer and selection. The Admin section is the administrators'. */
export function menuFor(viewer: Viewer, selected: Selected): MenuSection[] {
  return sections
    .filter(({ title }) => title !== 'Admin' || viewer.role === 'Administrator')
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(
        ({ screen, isAlwaysListed }) => isAlwaysListed || missingScopes(screen, selected).length === 0,
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
}
