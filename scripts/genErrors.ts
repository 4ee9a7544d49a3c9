import { errorDocs } from '../packages/protocol/errorDocs.ts'
import * as catalogue from '../packages/protocol/src/catalogue.ts'
import type { ErrorCode } from '../packages/protocol/src/errors.ts'

type Call = { readonly name: string; readonly codes: readonly ErrorCode[]; readonly also?: string }

export const calls: readonly Call[] = [
  {
    name: '`connectWallet`',
    codes: [
      'connect/not_installed',
      'connect/rejected',
      'connect/pending',
      'connect/failed',
      'request/aborted',
    ],
  },
  {
    name: '`pair`',
    codes: [
      'wallet/remote_not_found',
      'connect/rejected',
      'pairing/expired',
      'pairing/relay_unreachable',
      'pairing/relay_refused',
      'pairing/invalid_grant',
      'connect/failed',
      'request/aborted',
    ],
  },
  {
    name: '`switchNetwork`',
    codes: ['network/not_found', 'network/switch_rejected', 'network/switch_failed', 'network/unsupported'],
  },
  {
    name: '`signMessage`, `signTypedData`',
    codes: ['connection/none', 'sign/rejected', 'sign/failed', 'sign/unsupported', 'connect/pending'],
  },
  {
    name: '`pay`',
    codes: [
      'pay/invalid_request',
      'pay/unsupported_asset',
      'pay/in_progress',
      'pay/declined',
      'pay/insufficient_funds',
      'pay/expired',
      'pay/failed',
      'pay/unconfirmed',
      'view/unavailable',
      'request/aborted',
    ],
  },
  { name: '`verifyPayment`', codes: ['pay/unsupported_asset', 'request/http_failed', 'request/timeout'] },
  {
    name: '`sendTransaction`, `signTransaction`',
    codes: [
      'connection/none',
      'network/undefined',
      'send/rejected',
      'send/failed',
      'send/unsupported_chain',
      'connect/pending',
      'fees/conflict',
    ],
    also: ', any `node/…`',
  },
  {
    name: '`sendCalls`',
    codes: [
      'connection/none',
      'network/undefined',
      'send/rejected',
      'send/failed',
      'send/batch_unsupported',
      'connect/pending',
    ],
  },
  {
    name: '`waitForCalls`',
    codes: [
      'connection/none',
      'send/batch_unsupported',
      'send/failed',
      'wallet/bundle_unknown',
      'receipt/timeout',
      'request/aborted',
    ],
  },
  {
    name: '`waitForTransaction`',
    codes: [
      'value/bad_transaction_hash',
      'network/undefined',
      'send/unsupported_chain',
      'receipt/timeout',
      'receipt/not_found',
      'request/http_failed',
      'request/aborted',
    ],
  },
  {
    name: '`signIn`',
    codes: [
      'siwx/disabled',
      'connection/no_network_or_address',
      'auth/in_progress',
      'auth/init_failed',
      'request/http_failed',
      'server/signature_invalid',
      'request/aborted',
    ],
    also: ', those of `signMessage`',
  },
  { name: '`driver.balance`', codes: ['balance/unavailable'] },
  {
    name: '`switchConnection`',
    codes: ['wallet/not_found', 'connection/reconnecting', 'connection/no_address'],
    also: ', those of `connectWallet`',
  },
  {
    name: '`disconnect`',
    codes: ['disconnect/chain_failed', 'disconnect/chains_failed'],
    also: '; the links have ended all the same',
  },
]

export type DocumentedError = {
  code: ErrorCode
  message: string
  long?: string
  number?: string
  /** The HTTP status, for errors of the server. */
  status?: number
}

const head =
  () => `<!-- Written by scripts/genErrors.ts from packages/protocol/src/catalogue.ts and errorDocs.ts. Do not edit. -->

# Errors

What a visitor, a wallet, a node or a server causes reaches you as a \`KitError\`: \`code\` is for your code, \`message\` for a person, \`details\` for you, \`cause\` is what the wallet or the node said, and \`docs\` links to the page of the code.

Branch on the code. Codes are never renamed or reused. TypeScript knows them all: \`isKitError(error, 'sign/rejected')\` narrows to \`KitError<'sign/rejected'>\`, \`error.code\` is an \`ErrorCode\`, and a misspelt code does not compile.

\`\`\`ts
import { isKitError, type Latchkey, signMessage } from 'latchkey'

export async function sign(kit: Latchkey, message: string): Promise<string | undefined> {
  try {
    return await signMessage(kit, message)
  } catch (error) {
    if (isKitError(error, 'sign/rejected')) return undefined // the visitor said no
    if (isKitError(error, 'connection/none')) kit.open() // no wallet is connected
    throw error
  }
}
\`\`\`

The modal shows these errors itself. You handle them where you call a verb:

| You call | Expect |
|---|---|
${calls.map(callRow).join('')}
A mistake in the setup, such as two drivers for one chain family or an \`api\` without a scheme, throws a \`TypeError\` or \`RangeError\` at once.

Words in braces are filled in when the error is thrown. A number in parentheses is the code the wallet or node uses itself; with HTTP it is the status of your server's answer, whose \`code\` and \`reason\` are in the \`cause\` of the error.
`

/** Every entry of the catalogue; wallet and JSON-RPC codes with their number. */
export function documentedErrors(): DocumentedError[] {
  const plain = Object.values(catalogue as Record<string, unknown>).filter(isEntry)
  const numbered = Object.entries(catalogue.rpcErrors).map(([number, entry]) => ({ ...entry, number }))
  return [...plain, ...numbered]
}

/** The page of all errors: one table per area, sorted by code. */
export function errorsPage(errors: readonly DocumentedError[]): string {
  const sorted = errors.toSorted((a, b) => (a.code < b.code ? -1 : 1))
  const areas = Map.groupBy(sorted, ({ code }) => code.split('/')[0] as string)
  const tables = [...areas].map(
    ([area, entries]) =>
      `\n## ${area}\n\n| Code and message | Cause | What to do |\n|---|---|---|\n${entries.map(row).join('')}`,
  )
  return head() + tables.join('')
}

function callRow({ name, codes, also = '' }: Call): string {
  return `| ${name} | ${codes.map((code) => `\`${code}\``).join(', ')}${also} |\n`
}

/** The anchor is for links in this repository; on the site each code has a page. */
function row({ code, message, long, number, status }: DocumentedError): string {
  const mark = number ?? (status && `HTTP ${status}`)
  const words = long ? `${message}. ${long}` : mark ? `${message} (${mark})` : message
  const { cause, remedy } = errorDocs[code]
  const cells = [`<a id="${code.replace('/', '-')}"></a>\`${code}\`<br>${words}`, cause, remedy]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`
}

function isEntry(value: unknown): value is DocumentedError {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value
}
