import { connections } from '../core/connections/connections.ts'
import type { Kit } from '../core/kit.ts'
import { wallets } from '../core/wallets/wallets.ts'
import { cutSecrets } from './cutSecrets.ts'
import type { Log } from './log.ts'
import { patch } from './patch.ts'
import { plain } from './plain.ts'
import { begin, type Request } from './request.ts'

/** Requests to wallets that have a `request` function, as those of EIP-1193. Some do not let it be watched. */
export function watchProviders(kit: Kit, log: Log<Request>): () => void {
  const stops = new Map<object, () => void>()
  const look = () => {
    const found = wallets
      .of(kit)
      .get()
      .found.flatMap((wallet) => ('provider' in wallet ? [[wallet.name, wallet.provider] as const] : []))
    const open = [...kit.sessions.values()].map(({ provider, wallet }) => [wallet.name, provider] as const)
    for (const [name, provider] of [...found, ...open]) {
      if (typeof provider !== 'object' || provider === null || stops.has(provider)) continue
      try {
        stops.set(provider, watchProvider(provider, name, log))
      } catch {
        stops.set(provider, () => {})
      }
    }
  }
  look()
  const unwatch = [wallets.of(kit).subscribe(look), connections.of(kit).subscribe(look)]
  return () => {
    for (const stop of [...unwatch, ...stops.values()]) stop()
  }
}

function watchProvider(provider: object, name: string, log: Log<Request>): () => void {
  const undo = patch(provider, 'request', {
    apply(target, self, args) {
      const { method, params } = (args[0] ?? {}) as { method?: unknown; params?: unknown }
      const { end } = begin(log, {
        place: 'wallet',
        title: String(method ?? 'request'),
        target: name,
        sent: params === undefined ? undefined : cutSecrets(plain(params)),
      })
      const answer: unknown = Reflect.apply(target as () => unknown, self, args)
      Promise.resolve(answer).then(
        (result) => end('ok', '', cutSecrets(plain(result))),
        (error: unknown) => {
          const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
          end('failed', [code, message].filter((part) => part !== undefined).join(' '))
        },
      )
      return answer
    },
  })
  return undo ?? (() => {})
}
