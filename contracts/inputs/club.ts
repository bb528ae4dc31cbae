import { object, type InferType } from 'yup'
import { optionalTimeZone, requiredDate } from '../date-fields'
import {
  optionalDescription,
  optionalEmail,
  optionalFlag,
  optionalId,
  optionalLatitude,
  optionalLongitude,
  optionalPicture,
  optionalUrl,
  optionalWebsite,
  optionalWhole,
  requiredLatitude,
  requiredLongitude,
  requiredName,
  requiredText,
  secret,
} from '../validation'
import { sourcedFields } from './merge-fields'

/** clubMerge, addClub, editClub. userId and password are taken and ignored: a club has no log-in of its own. */
export const clubInput = object({
  ...sourcedFields,
  clubId: optionalId(),
  clubCode: requiredText(),
  clubName: requiredName(),
  clubDesc: optionalDescription(),
  logo: optionalPicture(),
  email: optionalEmail(),
  countryId: optionalId(),
  year: optionalWhole(1800, 2200),
  userId: optionalId(),
  visibility: optionalFlag(),
  createDate: requiredDate(),
  latitude: optionalLatitude(),
  longitude: optionalLongitude(),
  timeZone: optionalTimeZone(),
  password: secret().nullable(),
  website: optionalWebsite(),
  reviewsUrl: optionalUrl(),
  facebookUrl: optionalUrl(),
  instagramUrl: optionalUrl(),
  xUrl: optionalUrl(),
  tiktokUrl: optionalUrl(),
  youtubeUrl: optionalUrl(),
  discordUrl: optionalUrl(),
  publicResults: optionalFlag(),
  membersSeeMembers: optionalFlag(),
})
export type ClubInput = InferType<typeof clubInput>

/** The club form asks for coordinates too (specification section 5). */
export const clubForm = clubInput.shape({ latitude: requiredLatitude(), longitude: requiredLongitude() })
export type ClubForm = InferType<typeof clubForm>
