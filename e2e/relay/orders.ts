import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { endWithUs } from '../server/children.ts'

/** Used in a process started by {@link startWorker}: executes commands one after another. */
// biome-ignore lint/suspicious/noExplicitAny: each order has parameters of its own.
export function answerOrders(orders: Record<string, (params: any) => Promise<unknown>>): void {
  let last: Promise<unknown> = Promise.resolve()
  process.on('message', ({ id, name, params }: { id: number; name: string; params: unknown }) => {
    last = last
      .then(() => orders[name]?.(params))
      .then(
        (result) => process.send?.({ id, result }),
        (error: Error) => process.send?.({ id, error: error.message }),
      )
  })
}

export type Worker = {
  readonly pid: number
  ask<Result = void>(name: string, params?: object): Promise<Result>
  stop(): void
}

/** Starts a script of this folder on a core. */
export function startWorker(script: string, args: readonly string[], core: number): Worker {
  const child: ChildProcess = fork(join(import.meta.dirname, script), args, {
    execPath: 'taskset',
    execArgv: ['-c', `${core}`, process.execPath],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  endWithUs(child)
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let next = 0
  child.on('message', ({ id, result, error }: { id: number; result?: unknown; error?: string }) => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) one?.resolve(result)
    else one?.reject(new Error(error))
  })
  child.on('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error(`${script} ended`))
  })
  return {
    pid: child.pid ?? 0,
    ask: <Result>(name: string, params: object = {}) =>
      new Promise<Result>((resolve, reject) => {
        const id = next++
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject })
        child.send({ id, name, params })
      }),
    stop: () => void child.kill('SIGKILL'),
  }
}
