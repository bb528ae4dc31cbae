import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildSchema, isObjectType } from 'graphql'
import { createStore } from './store'
import { cacheOptions } from './cache-options'

const schema = buildSchema(readFileSync(path.join(process.cwd(), 'schema.graphql'), 'utf8'))
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
const types = Object.values(schema.getTypeMap()).filter(
  (type) => isObjectType(type) && !type.name.startsWith('__') && !roots.includes(type),
)

test.each(types.map(({ name }) => name))('[SHELL-25] %s has a cache key or an explicit null', (name) => {
  expect(cacheOptions.keys).toHaveProperty([name], expect.any(Function))
})

test('[SHELL-25] the cache knows no type that the schema does not have', () => {
  const known = types.map(({ name }) => name)
  expect(Object.keys(cacheOptions.keys ?? {}).filter((name) => !known.includes(name))).toEqual([])
})

test('[SHELL-25] updates name calls of the schema only', () => {
  const calls = Object.keys(schema.getMutationType()?.getFields() ?? {})
  expect(Object.keys(cacheOptions.updates?.['Mutation'] ?? {}).filter((name) => !calls.includes(name))).toEqual([])
})

test('[SHELL-25] the store holds session, selection and zen mode, and nothing fetched', () => {
  expect(createStore().getState()).toEqual({
    session: { status: 'anonymous', userId: null, isNew: false, endedBy: null },
    selection: { clubId: null, leagueSeqno: null, isApplied: false, isChosen: false },
    zen: { isOn: false },
  })
})
