import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as its recipient sees it. */
export type Received = {
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly messageId: string
  readonly text: string
  readonly html: string
  readonly code: string | undefined
  readonly link: string | undefined
  /** Of a notice about a new device. */
  readonly stopLink: string | undefined
}

/** A real SMTP server on a free port, or on the given one. */
export async function startMailServer(wanted = 0): Promise<MailServer> {
  const received: Received[] = []
  const refusals: { status: number; to?: string }[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const refusal = refusals.find(({ to }) => to === undefined || to === address)
      if (!refusal) return done()
      done(Object.assign(new Error(`no mailbox ${address}`), { responseCode: refusal.status }))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const {
          subject = '',
          text = '',
          html = '',
          messageId = '',
          from,
        } = await PostalMime.parse(Buffer.concat(chunks))
        received.push({
          to: session.envelope.rcptTo[0]?.address ?? '',
          from: from?.address ?? '',
          subject,
          messageId,
          text,
          html,
          code: /^(\d{8})$/m.exec(text)?.[1],
          link: /^(https?:\/\/\S+\/(?:device|undo|keep)\/\S+)$/m.exec(text)?.[1],
          stopLink: /^(https?:\/\/\S+\/stop\/\S+)$/m.exec(text)?.[1],
        })
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  async function find(to: string, isWanted: (mail: Received) => boolean, count = 1): Promise<Received> {
    for (const ends = performance.now() + 10_000; performance.now() < ends; await sleep(5)) {
      const found = received.filter((mail) => mail.to === to && isWanted(mail))[count - 1]
      if (found) return found
    }
    throw new Error(`no mail ${count} for ${to}`)
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    refuse: (refusal) => void (refusal ? refusals.push(refusal) : refusals.splice(0)),
    next: (to, count) => find(to, ({ code, link }) => (code ?? link) !== undefined, count),
    notice: (to, count) => find(to, (mail) => mail.stopLink !== undefined, count),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

export type MailServer = {
  readonly url: string
  readonly port: number
  readonly received: readonly Received[]
  /** Answers recipients with this status; undefined accepts them again. */
  refuse(refusal: { status: number; to?: string } | undefined): void
  /** The first mail to an address, or a later one. Notices do not count, except for the one with a link to undo a change. */
  next(to: string, count?: number): Promise<Received>
  /** The first notice about a new device, or a later one. */
  notice(to: string, count?: number): Promise<Received>
  stop(): Promise<void>
}
