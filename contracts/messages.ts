/**
 * Every literal text that the specification fixes (sections 2, 4, 5 and 8), so that client and server show the same words.
 * Texts the specification leaves open stand in the module that produces them.
 */

/** Answers of the server that the client acts upon (section 8). */
export const SIGNATURE_EXPIRED = 'Signature has expired'
export const ONLY_ACCESS_TOKENS = 'Only access tokens are allowed'
export const STANDARD_DUPLICATED = 'Standard has been duplicated'
/** Message of a failed job whose cause is not known. */
export const UNKNOWN_ERROR = 'Unknown error'

/** Form rules (section 5). */
export const NAME_REQUIRED = 'Name is required'
export const NAME_TOO_LONG = 'Name must be less than 50 characters'
export const VALUE_REQUIRED = 'Value is required'
export const EMAIL_REQUIRED = 'E-mail is required'
export const EMAIL_INVALID = 'E-mail must be valid'
export const LOGO_REQUIRED = 'Logo is required'
export const WEBSITE_INVALID = 'Website name must be valid (http/{host})'
export const URL_INVALID = 'URL must be valid'
export const WRONG_NUMBER = 'Wrong format number'

/** Calendar event form (section 5). */
export const DUPLICATE_MEMBER = 'Member with current email already exist.'

/** Session and selection (sections 2 and 4). */
export const SIGNED_IN = 'You are now signed in!'
export const SELECT_CLUB = 'Please select club'
export const SELECT_LEAGUE = 'Please select league'

/** Chip where there is nothing to show (section 8). */
export const NO_DATA = 'No data'

/** Toasts after a write (section 8). */
export const meetAdded = (meetName: string): string => `${meetName} has been added`
export const meetUpdated = (meetName: string): string => `${meetName} meet has been updated`
export const MEET_DELETED = 'Meet has been deleted'
export const CLUB_ADDED = 'Club has been added'
export const FACILITY_ADDED = 'Facility has been added'
export const FACILITY_DELETED = 'Facility has been deleted.'
export const FACILITY_MEETS_DELETED = 'All meets with current facility has been deleted.'
export const FACILITY_DELETE_FAILED = 'Something went wrong with deleting current facility'
export const SORRY = 'Sorry, something went wrong.'

/** Copying (section 8): popups say the first, the bottom sheet of the map the second. */
export const COORDINATES_COPIED = 'Coordinates has been copied'
export const LOCATION_COPIED = 'Coordinates of current location has been copied'
export const LINK_COPIED = 'Link has been copied'
export const EMBED_COPIED = 'Embed code copied!'
export const LINK_COPY_FAILED = 'Something went wrong(('
export const EMBED_COPY_FAILED = 'Something went wrong'

/** Map and calendar (section 2). */
export const COPY_LOCATION = 'Copy coordinates of current location'
export const ADD_FACILITY_HERE = 'Add new facility from this location'
export const NO_ACTIVE_EVENTS = 'There are currently no active events. This may be due to your use of filters.'
export const CALENDAR_CONSENT =
  'Do you agree to add a new event to your google calendar account that you define in the future?'
