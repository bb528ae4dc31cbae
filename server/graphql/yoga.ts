import { useGraphQlJit } from '@envelop/graphql-jit'
import type { GraphQLSchema } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { anonymousViewer } from 'contracts/viewer'
import type { RequestInfo, Services } from '../context'
import { describeFailure } from '../errors'
import { identify } from '../modules/auth/identify'
import { useLimits } from './limits'
import { maskWith } from './mask-error'
import { Operation } from './operation'

/** What the HTTP side hands to an operation. */
export interface Transport {
  info: RequestInfo
  bearer: string | null
}

/** The GraphQL endpoint. Bodies are checked and counted before they come here. */
export function createGraphQL(schema: GraphQLSchema, services: Services) {
  const { production } = services.config
  return createYoga<Transport>({
    schema,
    graphqlEndpoint: '/graphql',
    graphiql: !production,
    landingPage: false,
    logging: false,
    cors: false,
    multipart: false,
    maxRequestBodySize: false,
    maskedErrors: { maskError: maskWith(services.log) },
    context: async ({ info, bearer }) => {
      const { viewer = anonymousViewer, tokenFault } = await identify(services, bearer)
      return new Operation({ viewer, tokenFault, services, request: info, bearer }).context
    },
    plugins: [useLimits({ introspection: !production }), useCompiledQueries(), useOperationEnd(services)],
  })
}

/** Compiles queries and mutations only: of a subscription graphql-jit hands the variables over where the arguments belong. */
function useCompiledQueries(): Plugin {
  const { onExecute } = useGraphQlJit({}, { onError: () => undefined })
  return { onExecute } as Plugin
}

/** Gives the reading transaction back once the answer is complete; nobody waits for it. */
function useOperationEnd({ log }: Services): Plugin<{ operation: Operation }> {
  return {
    onExecute: () => ({
      onExecuteDone({ args }) {
        const { operation } = args.contextValue as { operation: Operation }
        operation.endReading().catch((error) => log('graphql: a reading transaction failed', describeFailure(error)))
      },
    }),
  }
}
