import { type Config, readConfig } from './config.ts'
import { nearest } from './text/nearest.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Stands in for what is required and missing, to find what else is wrong. */
const standIns: Env = { DATABASE_URL: 'postgres://host/database', SECRET: '-'.repeat(32) }

/** As {@link readConfig}, but the error tells every problem, one a line. */
export function readSettings(env: Env): Config {
  const problems: string[] = []
  const named = new Set<string>()
  for (let left: Env = env; ; ) {
    try {
      const config = readConfig(left)
      if (problems.length === 0) return config
      break
    } catch (cause) {
      const { message } = cause as Error
      const [name = ''] = /^[A-Z][A-Z\d_]+/.exec(message) ?? []
      // Without a variable to leave out there is no next try; one that was left out may be missed now.
      if (named.has(name)) break
      problems.push(message)
      const setting = name.replace(/_FILE$/, '')
      if (!name || (left[name] === undefined && standIns[setting] === undefined)) break
      named.add(name)
      left = { ...left, [`${setting}_FILE`]: undefined, [setting]: standIns[setting] }
    }
  }
  throw new Error(problems.join('\n'))
}

/** Set by Kubernetes for each service, as `RELAY_SERVICE_HOST`, `RELAY_PORT` and `RELAY_PORT_8080_TCP_ADDR`. */
const ofService =
  /_(?:SERVICE_(?:HOST|PORT(?:_\w+)?)|PORT(?:_\d+_(?:TCP|UDP|SCTP)(?:_(?:ADDR|PORT|PROTO))?)?)$/
/** Names with a chain in them; `readConfig` refuses those that are wrong. */
const ofChain = /^(?:RPC|BUNDLER|PAYMASTER|FEE_TOKENS|SMART_ACCOUNT)_/
const maxNotes = 10

/** A sentence for each variable that looks like a setting and is not read. Call it with settings that can be read. */
export function noteUnknown(env: Env): string[] {
  const known = new Set<string>()
  const watched: Env = new Proxy(
    {},
    {
      // Not of `env` itself: names with a chain in them are found by reading all of its names.
      get(_, name: string) {
        known.add(name)
        return env[name]
      },
    },
  )
  readConfig(watched)
  const all = Object.keys(env).filter((name) => env[name] && !known.has(name))
  const notes = all.flatMap((name) => {
    if (ofService.test(name) || ofChain.test(name)) return []
    const meant = nearest(name.toUpperCase(), known)
    if (meant) return [`${name} is not a setting; is ${meant} meant?`]
    return /^LATCHKEY_/i.test(name) ? [`${name} is not a setting`] : []
  })
  const more = notes.length - maxNotes
  return more > 0 ? [...notes.slice(0, maxNotes), `${more} more variables are not settings`] : notes
}
