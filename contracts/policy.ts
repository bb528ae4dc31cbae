import type { Grant } from './permission'

/**
 * The one table of who may call what (design.md 7, decisions.md 'Whose data'); field-groups.ts holds who reads which
 * field. The server enforces it: a root field without a row fails the build. The club, league, person or user in question
 * comes from the arguments clubId, leagueSeqno, athleteId or personId, userId, at the top or in the one input object.
 */
export interface RootRule {
  /** any one is enough; administrators always pass */
  allow: readonly Grant[]
  /** instead of `allow` when the arguments name nobody: the rows are limited to what the caller may see */
  unscoped?: readonly Grant[]
  /**
   * Who may touch the row that the arguments name, or put a new one where they say. The resolver must ask
   * ctx.authorize(call, whose) before its transaction commits; `allow` alone decides only that the call is tried.
   */
  row?: readonly Grant[]
  /** answers even when the request carries a token that is no longer valid */
  ignoresToken?: true
}

const anyone: RootRule = { allow: ['anyone'] }
const signedIn: RootRule = { allow: ['signedIn'] }
const administrator: RootRule = { allow: ['administrator'] }
/** results and people of a club or league: names and times to members, the rest by field groups */
const sport: RootRule = { allow: ['member', 'leagueStaff', 'ownPeople'] }
const coachOfRow: RootRule = { allow: ['coach'], row: ['coach'] }
const staffOfRow: RootRule = { allow: ['staff'], row: ['staff'] }
const leagueOrCoachOfRow: RootRule = { allow: ['coach', 'leagueStaff'], row: ['coach', 'leagueStaff'] }
const meetOfRow: RootRule = { allow: ['staff', 'leagueStaff'], row: ['staff', 'leagueStaff'] }
const facilityOfRow: RootRule = { allow: ['signedIn'], row: ['self'] }
const coachOrLeague: RootRule = { allow: ['coach', 'leagueStaff'] }
const session: RootRule = { allow: ['anyone'], ignoresToken: true }

export const policy = {
  // session and users
  'Query.getCurrentUser': signedIn,
  'Query.getCurrentUserDetails': { allow: ['self'], unscoped: ['signedIn'] },
  'Query.allUser': { allow: ['self'], unscoped: ['administrator'] },
  'Query.allUserAcces': { allow: ['self', 'staff', 'leagueStaff'], unscoped: ['signedIn'] },
  'Mutation.signInUser': session,
  'Mutation.getNewAccessToken': session,
  'Mutation.signoutUser': session,
  'Mutation.getCurrentUser': signedIn,
  'Mutation.userMerge': { allow: ['self'], unscoped: ['anyone'] },
  'Mutation.userDelete': administrator,
  // organisation
  'Query.allLeague': anyone,
  'Query.getAllLeagues': anyone,
  'Query.allLeagueClubRel': anyone,
  'Query.allClub': anyone,
  'Query.allClubs': anyone,
  'Query.allGroup': anyone,
  'Query.allEventCatalog': signedIn,
  'Query.allClubForms': anyone,
  'Query.allCategory': anyone,
  'Query.allCategoryValue': anyone,
  'Query.allFacility': anyone,
  'Mutation.leagueMerge': administrator,
  'Mutation.leagueDelete': administrator,
  'Mutation.leagueClubRelMerge': administrator,
  'Mutation.leagueClubRelDelete': administrator,
  'Mutation.clubMerge': { allow: ['signedIn'], row: ['staff'] },
  'Mutation.clubDelete': administrator,
  'Mutation.addClub': signedIn,
  'Mutation.editClub': staffOfRow,
  'Mutation.groupMerge': staffOfRow,
  'Mutation.groupDelete': staffOfRow,
  'Mutation.eventCatalogMutate': leagueOrCoachOfRow,
  'Mutation.eventCatalogDelete': leagueOrCoachOfRow,
  'Mutation.categoryMerge': administrator,
  'Mutation.categoryDelete': administrator,
  'Mutation.catValueMerge': administrator,
  'Mutation.catValueDelete': administrator,
  'Mutation.facilityMerge': { allow: ['signedIn'], row: ['self', 'leagueStaff'] },
  'Mutation.facilityDelete': facilityOfRow,
  'Mutation.addFacility': signedIn,
  'Mutation.removeFacility': facilityOfRow,
  // people
  'Query.allAthlete': sport,
  'Query.allPersonCommunications': { allow: ['coach'] },
  'Query.allClubPersonRel': { allow: ['coach', 'ownPeople'] },
  'Query.allAttendance': { allow: ['coach', 'ownPeople'] },
  'Mutation.athleteMerge': coachOfRow,
  'Mutation.athleteAddUpdate': coachOfRow,
  'Mutation.personMerge': coachOfRow,
  'Mutation.personDelete': staffOfRow,
  'Mutation.personCommunicationsMutate': coachOfRow,
  'Mutation.personCommunicationsDelete': coachOfRow,
  'Mutation.clubPersonRelMerge': coachOfRow,
  'Mutation.clubPersonRelDelete': coachOfRow,
  'Mutation.attendanceAdd': coachOfRow,
  // training
  'Query.allProgram': { allow: ['member'], unscoped: ['signedIn'] },
  'Query.allWorkoutSchedules': { allow: ['member'] },
  'Query.allSetsLib': signedIn,
  'Query.allActivity': signedIn,
  'Query.allDrillLib': signedIn,
  'Query.allFavoriteDrillLib': { allow: ['self'], unscoped: ['signedIn'] },
  'Mutation.programMutate': coachOfRow,
  'Mutation.programDelete': coachOfRow,
  'Mutation.workoutMerge': coachOfRow,
  'Mutation.workoutDelete': coachOfRow,
  'Mutation.setMutate': coachOfRow,
  'Mutation.setDelete': coachOfRow,
  'Mutation.workoutScheduleMutate': coachOfRow,
  'Mutation.workoutScheduleDelete': coachOfRow,
  'Mutation.setLibMerge': coachOfRow,
  'Mutation.setLibDelete': coachOfRow,
  'Mutation.drillMerge': coachOfRow,
  'Mutation.drillDelete': coachOfRow,
  'Mutation.favoriteDrillMerge': signedIn,
  // competition
  'Query.allRankLib': signedIn,
  'Query.allStandards': signedIn,
  'Query.standardsList': signedIn,
  'Query.allMeet': anyone,
  'Query.allMeets': anyone,
  'Query.allMeetSession': signedIn,
  'Query.allMeetEvent': signedIn,
  'Query.allCompetitionEvents': signedIn,
  'Query.allResults': sport,
  'Query.resultsList': sport,
  'Query.recordsList': sport,
  'Mutation.rankMerge': administrator,
  'Mutation.rankDelete': administrator,
  'Mutation.standardMerge': { allow: ['leagueStaff'] },
  'Mutation.standardDelete': { allow: ['leagueStaff'] },
  'Mutation.meetMerge': { allow: ['signedIn'], row: ['staff', 'leagueStaff'] },
  'Mutation.meetDelete': meetOfRow,
  'Mutation.addNewMeet': signedIn,
  'Mutation.editCurrentMeet': administrator,
  'Mutation.deleteCurrentMeet': administrator,
  'Mutation.meetSessionMerge': meetOfRow,
  'Mutation.meetSessionDelete': meetOfRow,
  'Mutation.meetEventMerge': meetOfRow,
  'Mutation.meetEventDelete': meetOfRow,
  'Mutation.resultMerge': coachOfRow,
  'Mutation.resultDelete': coachOfRow,
  // files, reports, messages, jobs
  'Mutation.uploadFiles': coachOrLeague,
  'Query.allImports': coachOrLeague,
  'Query.importPreview': coachOrLeague,
  'Query.importProgress': coachOrLeague,
  'Subscription.importProgress': coachOrLeague,
  'Mutation.importChooseClub': leagueOrCoachOfRow,
  'Mutation.importDecide': leagueOrCoachOfRow,
  'Mutation.importAccept': leagueOrCoachOfRow,
  'Mutation.importDiscard': leagueOrCoachOfRow,
  'Mutation.importUndo': leagueOrCoachOfRow,
  'Query.allPivotProfiles': signedIn,
  'Mutation.pivotProfilesAdd': signedIn,
  'Mutation.pivotProfilesDelete': signedIn,
  'Query.allMessageTemplates': coachOrLeague,
  'Mutation.messageTemplatesMutate': leagueOrCoachOfRow,
  'Mutation.messageTemplatesDelete': leagueOrCoachOfRow,
  'Mutation.triggerJob': coachOrLeague,
} as const satisfies Record<string, RootRule>

export type RootField = keyof typeof policy
