import { validateWith } from '@/shared/lib/forms'

/** What the forms need only once somebody types: the rules, and the calls. The first change fetches both. */
export const loadCalls = () => import(/* webpackChunkName: "session-calls" */ '../api/session-calls')
const loadRules = () => import(/* webpackChunkName: "user-rules" */ 'contracts/inputs/user')

const withCalls = async <Rules>(rules: Promise<Rules>): Promise<Rules> => {
  void loadCalls().catch(() => undefined)
  return rules
}

export const validateSignIn = validateWith(() => withCalls(loadRules().then(({ signInInput }) => signInInput)))
export const validateSignUp = validateWith(() => withCalls(loadRules().then(({ signUpInput }) => signUpInput)))
