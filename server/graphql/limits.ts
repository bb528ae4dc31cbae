import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit'
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth'
import { GraphQLError, NoSchemaIntrospectionCustomRule, parse, type ASTVisitor, type ValidationContext } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { withoutHints } from './mask-error'

// The deepest document of the client is a program with its workouts and nested sets; one that deep has no business here.
const maximumDepth = 10
const maximumAliases = 15
const maximumTokens = 1_000
const maximumDirectives = 10
const maximumCost = 5_000

const options = { flattenFragments: true, exposeLimits: false, errorMessage: 'The operation is too large' }

/** Bounds what one document may ask for, on every transport. */
export function useLimits({ introspection }: { introspection: boolean }): Plugin {
  return {
    onPluginInit({ addPlugin }) {
      addPlugin(maxDepthPlugin({ n: maximumDepth, ...options }))
      addPlugin(maxAliasesPlugin({ n: maximumAliases, exposeLimits: false, errorMessage: options.errorMessage }))
      addPlugin(costLimitPlugin({ maxCost: maximumCost, ...options }))
    },
    onParse({ params, setParseFn }) {
      setParseFn((source: string) => parse(source, { ...params.options, maxTokens: maximumTokens }))
    },
    onValidate({ addValidationRule }) {
      addValidationRule(oneOperation)
      addValidationRule(fewDirectives)
      if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule)
      return ({ valid, result, setResult }) => {
        if (!valid && !introspection) setResult((result as GraphQLError[]).map(withoutHints))
      }
    },
  }
}

function oneOperation(context: ValidationContext): ASTVisitor {
  return {
    Document({ definitions }) {
      const operations = definitions.filter(({ kind }) => kind === 'OperationDefinition')
      if (operations.length > 1) context.reportError(new GraphQLError('One operation per request'))
    },
  }
}

function fewDirectives(context: ValidationContext): ASTVisitor {
  let count = 0
  return {
    Directive() {
      count += 1
      if (count === maximumDirectives + 1) context.reportError(new GraphQLError(options.errorMessage))
    },
  }
}
