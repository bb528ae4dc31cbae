/** Where a screen takes its club or league from. */
export type Scope = 'club' | 'league'

export interface Screen {
  /** Pattern as the specification writes it, with :club and :league. Matching ignores case. */
  path: string
  title: string
  scope?: Scope
  /** Opens without an account; every other screen is guarded. */
  isPublic?: true
  /** Fills the area without the padded container. */
  isBare?: true
  hasNoFooter?: true
}

/** Every screen of the specification, section 2. Titles: there, else decisions.md. */
export const screens = {
  clubHome: { path: '/:club/club/homeclub', title: 'Club Management', scope: 'club' },
  groups: { path: '/:club/club/group', title: 'Groups', scope: 'club' },
  groupProgram: { path: '/:club/club/group_program', title: 'Group Program', scope: 'club' },
  athletes: { path: '/:club/club/athlete_list', title: 'Athletes', scope: 'club' },
  attendance: { path: '/:club/club/athlete_attendance', title: 'Attendance', scope: 'club' },
  clubRanks: { path: '/:club/club/Ranks', title: 'Ranks', scope: 'club' },
  clubUpload: { path: '/:club/club/etl', title: 'Upload Files', scope: 'club' },
  performance: { path: '/:club/club/athlete_performance', title: 'Performance', scope: 'club' },
  clubRecords: { path: '/:club/club/records', title: 'Records', scope: 'club' },
  messageCenter: { path: '/:club/club/messagecenter', title: 'Automation Center', scope: 'club' },
  schedule: { path: '/:club/club/schedule', title: 'Schedule', scope: 'club' },
  eventsCatalog: { path: '/:club/club/eventscatalog', title: 'Events Catalog', scope: 'club' },
  registration: { path: '/:club/club/register', title: 'Register for a tryout', isPublic: true },
  leagueHome: { path: '/:league/league', title: 'League Home', scope: 'league' },
  leagueRecords: { path: '/:league/league/records', title: 'Records', scope: 'league' },
  leagueRanks: { path: '/:league/league/Ranks', title: 'Ranks', scope: 'league' },
  leagueUpload: { path: '/:league/league/etl', title: 'Upload Files', scope: 'league' },
  meetReport: { path: '/:league/league/report', title: 'Meet Report', scope: 'league' },
  library: { path: '/lib/home_lib', title: 'Library' },
  drills: { path: '/lib/drill_lib', title: 'Drills', isBare: true },
  programs: { path: '/lib/program', title: 'Programs' },
  sets: { path: '/lib/sets_lib', title: 'Sets' },
  activities: { path: '/lib/activity_list', title: 'Activities' },
  rankLibrary: { path: '/lib/rank_lib', title: 'Rank Library' },
  standards: { path: '/lib/standards', title: 'Standards' },
  standardsPivot: { path: '/lib/standardsPivot', title: 'Standards Pivot' },
  meets: { path: '/lib/meets_lib', title: 'Meets' },
  categories: { path: '/lib/category_val', title: 'Artifacts' },
  leagues: { path: '/admin/leagues', title: 'Leagues' },
  clubs: { path: '/admin/club_list', title: 'Clubs' },
  users: { path: '/admin/user_list', title: 'Users' },
  map: { path: '/lib/map', title: 'Map', isPublic: true, isBare: true },
  calendar: { path: '/lib/calendar', title: 'Calendar', hasNoFooter: true },
  landing: { path: '/', title: 'Lanewise', isPublic: true, isBare: true },
  signIn: { path: '/auth/signin', title: 'Sign in', isPublic: true, isBare: true, hasNoFooter: true },
  signUp: { path: '/auth/signup', title: 'Sign up', isPublic: true, isBare: true, hasNoFooter: true },
  profile: { path: '/auth/user_profile', title: 'User profile', hasNoFooter: true },
} as const satisfies Record<string, Screen>

export type ScreenKey = keyof typeof screens

/** The same screen, read with its optional marks. */
export const screenOf = (key: ScreenKey): Screen => screens[key]
