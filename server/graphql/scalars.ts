import { GraphQLError, Kind, valueFromASTUntyped } from 'graphql'
import { builder } from '../builder'
import { takeUpload } from '../http/upload-register'

builder.scalarType('Upload', {
  description: 'A file, sent as the GraphQL multipart request specification says.',
  serialize: () => {
    throw new GraphQLError('An upload cannot be read back')
  },
  parseValue: (value) => takeUpload(value),
  parseLiteral: () => {
    throw new GraphQLError('An upload comes in a variable of a multipart request')
  },
})

builder.scalarType('JSON', {
  description: 'Any JSON value.',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
})

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

function parseDay(value: unknown): string {
  if (typeof value === 'string' && isDay(value)) return value
  throw new GraphQLError('A date is written YYYY-MM-DD')
}

builder.scalarType('Date', {
  description: 'A day as text YYYY-MM-DD, in no time zone.',
  serialize: (value) => value,
  parseValue: parseDay,
  parseLiteral: (node) => parseDay(node.kind === Kind.STRING ? node.value : undefined),
})

function parseInstant(value: unknown): string {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value))) {
    return new Date(value).toISOString()
  }
  throw new GraphQLError('An instant is written in ISO 8601, as 2026-08-20T10:00:00Z')
}

builder.scalarType('DateTime', {
  description: 'An instant in ISO 8601 with offset.',
  serialize: (value) => value,
  parseValue: parseInstant,
  parseLiteral: (node) => parseInstant(node.kind === Kind.STRING ? node.value : undefined),
})
