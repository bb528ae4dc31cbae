import type { ComponentType } from 'react'
import type { ScreenKey } from '@/shared/routes'
import { lazyScreen, type LazyScreen } from './lazy-screen'
import type { PublicFaceKey } from './public-face'

const page = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): LazyScreen =>
  lazyScreen(async () => ({ default: (await load())[name] }))

/** The screens inside the shell, each in a chunk of its own. The chunk's name is what the bundle budget reads. */
export const screenComponents: Record<Exclude<ScreenKey, PublicFaceKey>, LazyScreen> = {
  clubHome: page(() => import(/* webpackChunkName: "page-club-home" */ '@/pages/club/home'), 'ClubHomePage'),
  groups: page(() => import(/* webpackChunkName: "page-club-groups" */ '@/pages/club/groups'), 'GroupsPage'),
  groupProgram: page(
    () => import(/* webpackChunkName: "page-club-group-program" */ '@/pages/club/group-program'),
    'GroupProgramPage',
  ),
  athletes: page(() => import(/* webpackChunkName: "page-athletes" */ '@/pages/athletes'), 'AthletesPage'),
  attendance: page(
    () => import(/* webpackChunkName: "page-club-attendance" */ '@/pages/club/attendance'),
    'AttendancePage',
  ),
  clubRanks: page(() => import(/* webpackChunkName: "page-rank-table" */ '@/pages/rank-table'), 'ClubRankTablePage'),
  clubUpload: page(() => import(/* webpackChunkName: "page-upload" */ '@/pages/upload'), 'ClubUploadPage'),
  performance: page(
    () => import(/* webpackChunkName: "page-club-performance" */ '@/pages/club/performance'),
    'PerformancePage',
  ),
  clubRecords: page(() => import(/* webpackChunkName: "page-records" */ '@/pages/records'), 'ClubRecordsPage'),
  messageCenter: page(
    () => import(/* webpackChunkName: "page-club-message-center" */ '@/pages/club/message-center'),
    'MessageCenterPage',
  ),
  schedule: page(() => import(/* webpackChunkName: "page-club-schedule" */ '@/pages/club/schedule'), 'SchedulePage'),
  eventsCatalog: page(
    () => import(/* webpackChunkName: "page-club-events-catalog" */ '@/pages/club/events-catalog'),
    'EventsCatalogPage',
  ),
  registration: page(
    () => import(/* webpackChunkName: "page-club-registration" */ '@/pages/club/registration'),
    'RegistrationPage',
  ),
  leagueHome: page(() => import(/* webpackChunkName: "page-league-home" */ '@/pages/league/home'), 'LeagueHomePage'),
  leagueRecords: page(() => import(/* webpackChunkName: "page-records" */ '@/pages/records'), 'LeagueRecordsPage'),
  leagueRanks: page(
    () => import(/* webpackChunkName: "page-rank-table" */ '@/pages/rank-table'),
    'LeagueRankTablePage',
  ),
  leagueUpload: page(() => import(/* webpackChunkName: "page-upload" */ '@/pages/upload'), 'LeagueUploadPage'),
  meetReport: page(
    () => import(/* webpackChunkName: "page-league-meet-report" */ '@/pages/league/meet-report'),
    'MeetReportPage',
  ),
  library: page(() => import(/* webpackChunkName: "page-library-home" */ '@/pages/library/home'), 'LibraryPage'),
  drills: page(() => import(/* webpackChunkName: "page-library-drills" */ '@/pages/library/drills'), 'DrillsPage'),
  programs: page(
    () => import(/* webpackChunkName: "page-library-programs" */ '@/pages/library/programs'),
    'ProgramsPage',
  ),
  sets: page(() => import(/* webpackChunkName: "page-library-sets" */ '@/pages/library/sets'), 'SetsPage'),
  activities: page(
    () => import(/* webpackChunkName: "page-library-activities" */ '@/pages/library/activities'),
    'ActivitiesPage',
  ),
  rankLibrary: page(
    () => import(/* webpackChunkName: "page-library-ranks" */ '@/pages/library/ranks'),
    'RankLibraryPage',
  ),
  standards: page(
    () => import(/* webpackChunkName: "page-library-standards" */ '@/pages/library/standards'),
    'StandardsPage',
  ),
  standardsPivot: page(
    () => import(/* webpackChunkName: "page-library-standards-pivot" */ '@/pages/library/standards-pivot'),
    'StandardsPivotPage',
  ),
  meets: page(() => import(/* webpackChunkName: "page-library-meets" */ '@/pages/library/meets'), 'MeetsPage'),
  categories: page(
    () => import(/* webpackChunkName: "page-library-categories" */ '@/pages/library/categories'),
    'CategoriesPage',
  ),
  leagues: page(() => import(/* webpackChunkName: "page-admin-leagues" */ '@/pages/admin/leagues'), 'LeaguesPage'),
  clubs: page(() => import(/* webpackChunkName: "page-admin-clubs" */ '@/pages/admin/clubs'), 'ClubsPage'),
  users: page(() => import(/* webpackChunkName: "page-admin-users" */ '@/pages/admin/users'), 'UsersPage'),
  map: page(() => import(/* webpackChunkName: "page-map" */ '@/pages/map'), 'MapPage'),
  calendar: page(() => import(/* webpackChunkName: "page-calendar" */ '@/pages/calendar'), 'CalendarPage'),
  profile: page(() => import(/* webpackChunkName: "page-auth-profile" */ '@/pages/auth/profile'), 'ProfilePage'),
}
