import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Mail = { readonly to: string; readonly subject: string; readonly text: string }

const maxMails = 100
const maxBytes = 1 << 20

/** A mail server that delivers nothing: it keeps what it receives, the last hundred. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: Mail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: maxBytes,
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const { subject = '', text = '' } = await PostalMime.parse(Buffer.concat(chunks))
        mails.push({ to: session.envelope.rcptTo[0]?.address ?? '', subject, text })
        mails.splice(0, mails.length - maxMails)
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

export type Mailbox = {
  readonly url: string
  readonly mails: readonly Mail[]
  stop(): Promise<void>
}
