declare module 'autocannon' {
  interface Options {
    url: string
    method: 'POST'
    headers: Record<string, string>
    body: string
    connections: number
    /** requests in all */
    amount: number
  }
  interface Shot {
    non2xx: number
    errors: number
    /** seconds */
    duration: number
  }
  export default function autocannon(options: Options): Promise<Shot>
}
