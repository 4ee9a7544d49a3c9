import type { Access } from './store.ts'

/**
 * Lets several devices act at once, one call of the server at a time: `pick` chooses whose
 * call is next among those that are waiting.
 */
export async function takeTurns(
  pick: (waiting: number) => number,
  actors: readonly { access: Access; act: (access: Access) => Promise<void> }[],
): Promise<PromiseSettledResult<void>[]> {
  const waiting: (() => void)[] = []
  let running = actors.length
  const next = () => {
    if (running || !waiting.length) return
    const [go] = waiting.splice(pick(waiting.length) % waiting.length, 1)
    running += 1
    go?.()
  }
  /** Called when an actor can do no more by itself. */
  const rest = () => {
    running -= 1
    next()
  }
  const turn = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.push(resolve)
    rest()
    return promise
  }
  return Promise.allSettled(
    actors.map(async ({ access, act }) => {
      const store = new Proxy(access.store, {
        get(of, name, receiver) {
          const call: (...args: unknown[]) => Promise<unknown> = Reflect.get(of, name, receiver)
          return async (...args: unknown[]) => {
            await turn()
            return call(...args)
          }
        },
      })
      try {
        await act({ ...access, store })
      } finally {
        rest()
      }
    }),
  )
}
