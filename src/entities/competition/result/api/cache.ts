import { keyBy, noKey } from '@/shared/api'

/** Rows of the results list and the records list depend on the filter, so two lists never share one. */
export const resultCache = {
  keys: {
    Result: keyBy('resultId'),
    ResultConnection: noKey,
    ResultLeg: noKey,
    RelaySwimmer: noKey,
    ResultRow: noKey,
    ResultRowConnection: noKey,
    RecordRow: noKey,
    RecordRowConnection: noKey,
    RecordHolder: noKey,
  },
}
