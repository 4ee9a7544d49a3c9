import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../apps/server/src/testing/freePort.ts'
import { end, endWithUs } from '../server/children.ts'

/** What a visitor needs of a mail. */
export type Letter = { readonly code?: string | undefined; readonly link?: string | undefined }

export type Mailbox = {
  readonly url: string
  /** The mail of a login, once it is there; undefined if it does not come in time. */
  find(attemptId: string, timeoutMs: number): Promise<Letter | undefined>
  kill(): Promise<void>
  start(): Promise<void>
}

/** A mail server that can be killed, on a free port. */
export async function startMailbox(): Promise<Mailbox> {
  const port = await freePort()
  const letters = new Map<string, Letter>()
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    const started = spawn(process.execPath, [join(import.meta.dirname, 'mailbox.ts'), `${port}`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = started
    endWithUs(started)
    const listening = Promise.withResolvers<void>()
    started.once('exit', () => listening.reject(new Error('the mail server ended before it listened')))
    createInterface({ input: started.stdout }).on('line', (line) => {
      const { messageId, ...letter } = JSON.parse(line) as Letter & { messageId?: string }
      // A server names its mails after the login.
      const [, attemptId] = /^<([^@]+)@/.exec(messageId ?? '') ?? []
      if (attemptId) letters.set(attemptId, letter)
      else listening.resolve()
    })
    await listening.promise
  }

  await start()
  return {
    url: `smtp://127.0.0.1:${port}`,
    start,
    kill: async () => child && end(child),
    async find(attemptId, timeoutMs) {
      for (const until = performance.now() + timeoutMs; performance.now() < until; await sleep(10)) {
        const letter = letters.get(attemptId)
        if (letter) return letter
      }
      return undefined
    },
  }
}
