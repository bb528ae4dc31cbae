import JsdomEnvironment from 'jest-environment-jsdom'

// What browsers have and jsdom lacks. Not MessageChannel: React's scheduler would keep Node's open and jest never end.
const fromNode = {
  fetch,
  Response,
  Request,
  Headers,
  FormData,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  structuredClone,
}

/** jsdom with Node's own fetch and streams, so that the client under test is the real one down to the request. */
export default class ClientEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    Object.assign(this.global, fromNode)
  }
}
