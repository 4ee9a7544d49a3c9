import type { Cluster, Command, Redis } from 'ioredis'
import type { Logger } from 'pino'
import { addSpan } from '../tracing/spans.ts'

/** Logs when Redis is lost and when it is back, once per outage, and traces its commands. */
export function watchClient(client: Redis | Cluster, log: Pick<Logger, 'info' | 'warn'>): void {
  let reachable = true
  // Without a listener, 'error' crashes the process.
  client.on('error', (error: Error) => {
    if (reachable) log.warn({ err: error }, 'redis connection lost')
    reachable = false
  })
  client.on('ready', () => {
    if (!reachable) log.info('redis reconnected')
    reachable = true
  })
  const send: (command: Command, ...rest: never[]) => unknown = client.sendCommand.bind(client)
  client.sendCommand = (command: Command, ...rest: never[]) => {
    const startedAt = performance.now()
    const sent = send(command, ...rest)
    const end = (failed: boolean) =>
      addSpan('redis', { 'db.operation.name': command.name }, performance.now() - startedAt, failed)
    command.promise.then(
      () => end(false),
      () => end(true),
    )
    return sent
  }
}
