import { readChoice, readPage, readWhole, type AddressCodec } from '@/shared/lib/address-state'
import { VERDICTS, type Verdict } from './verdicts'

/** Where the screen stands: the open import with its filter, else the list of imports. */
export interface UploadAddress {
  importId: number | undefined
  verdict: Verdict | undefined
  search: string
  page: number
}

/** As `?import=12&verdict=doubtful&search=meier&page=2`. */
export const uploadAddress: AddressCodec<UploadAddress> = {
  read: (params) => ({
    importId: readWhole(params, 'import'),
    verdict: readChoice(params, 'verdict', VERDICTS),
    search: params.get('search')?.slice(0, 200) ?? '',
    page: readPage(params),
  }),
  write: ({ importId, verdict, search, page }) => ({
    import: importId,
    verdict,
    search,
    page: page === 1 ? null : page,
  }),
}
