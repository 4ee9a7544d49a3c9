/** What `REDIS_URL` names: one Redis, or some nodes of a cluster. */
export type RedisAddress = {
  readonly secure: boolean
  readonly username: string
  readonly password: string
  /** Number of the database; empty for the default. */
  readonly database: string
  /** Any of them tells the others; one unless it is a cluster. */
  readonly seeds: readonly Seed[]
}

export type Seed = { readonly host: string; readonly port: number }

const form = /^rediss?:\/\//

/**
 * Reads `redis://user:password@host:6379`, optionally with further nodes of a cluster
 * after commas: `redis://user:password@one:6379,two:6379`. Throws if it is not a URL.
 */
export function readRedisAddress(text: string): RedisAddress {
  const [first = '', ...rest] = text.split(',')
  if (!form.test(first)) throw new TypeError('Invalid URL')
  const url = new URL(first)
  const others = rest.map((part) => new URL(form.test(part) ? part : `${url.protocol}//${part}`))
  return {
    secure: url.protocol === 'rediss:',
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1),
    seeds: [url, ...others].map(({ hostname, port }) => ({
      host: hostname.replace(/^\[|\]$/g, '') || '127.0.0.1',
      port: Number(port || 6_379),
    })),
  }
}
