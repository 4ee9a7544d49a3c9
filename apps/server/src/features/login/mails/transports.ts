import { connect } from 'node:net'
import { createTransport, type Transporter } from 'nodemailer'
import type { LiveSettings } from '../../../secrets/liveSettings.ts'
import type { OutboundRule } from '../../../secrets/outboundRule.ts'

/** The mail server that is configured now. */
export type Transports = {
  /** Undefined without a mail server. The transport and the address that mails come from. */
  current(): { readonly transport: Transporter; readonly from: string } | undefined
  close(): void
}

/** Mails a process sends at once, each with a connection to the database. */
export const maxMailsAtOnce = 4
const timeoutMs = 10_000

export function createTransports({ live, rule }: createTransports.Options): Transports {
  let opened: { readonly url: string; readonly transport: Transporter } | undefined
  let isClosed = false

  return {
    current() {
      const { mailFrom: from, smtpUrl: url, storedUrls } = live.current()
      if (url === undefined || from === undefined || isClosed) return undefined
      if (opened?.url !== url) {
        // Mails that are being sent are sent again with the next.
        opened?.transport.close()
        opened = { url, transport: openTransport(url, { rule: storedUrls.has(url) ? rule : undefined }) }
      }
      return { transport: opened.transport, from }
    },
    close() {
      isClosed = true
      opened?.transport.close()
    },
  }
}

export declare namespace createTransports {
  type Options = { live: Pick<LiveSettings, 'current'>; rule: OutboundRule }
}

/** With a rule, only connects to hosts that it accepts. */
export function openTransport(url: string, { rule, isPool = true }: openTransport.Options): Transporter {
  const address = new URL(url)
  const lookup = rule?.lookupFor(address)
  const port = Number(address.port) || (address.protocol === 'smtps:' ? 465 : 587)
  return createTransport({
    url,
    ...(isPool ? { pool: true as const, maxConnections: maxMailsAtOnce } : {}),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
    // Texts are ours, but a mail must never include a file of this machine.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(lookup && {
      getSocket(_: unknown, done: (error: Error | null, socket?: object) => void) {
        const host = address.hostname.replace(/^\[|\]$/g, '')
        const socket = connect({ host, port, lookup, timeout: timeoutMs })
        const fail = (error: Error) => done(error)
        socket.once('error', fail)
        socket.once('timeout', () => socket.destroy(new Error('the mail server did not answer')))
        socket.once('connect', () => {
          socket.off('error', fail)
          socket.setTimeout(0)
          done(null, { connection: socket })
        })
      },
    }),
  } as Parameters<typeof createTransport>[0])
}

export declare namespace openTransport {
  type Options = { rule: OutboundRule | undefined; isPool?: boolean }
}
