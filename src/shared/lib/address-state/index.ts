export { readChoice, readPage, readWhole } from './read-params'
export { useAddressState, type AddressCodec } from './use-address-state'
