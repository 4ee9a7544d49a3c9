import { parseAccountId } from '../caip.ts'
import type { SiwxMessage } from './message.ts'
import { parseMessage } from './parseMessage.ts'
import { splitRecap, withRecap } from './recap.ts'
import { writeMessage } from './writeMessage.ts'

/**
 * A signed sign-in message as a WalletConnect wallet returns it.
 *
 * @see https://chainagnostic.org/CAIPs/caip-74
 */
export type Cacao = {
  readonly h: { readonly t: string }
  readonly p: {
    /** `did:pkh:` and a CAIP-10 account. */
    readonly iss: string
    readonly domain: string
    /** The `uri` of the message. */
    readonly aud: string
    readonly version: string
    readonly nonce: string
    readonly iat: string
    readonly nbf?: string | undefined
    readonly exp?: string | undefined
    readonly statement?: string | undefined
    readonly requestId?: string | undefined
    readonly resources?: readonly string[] | undefined
  }
  readonly s: { readonly t: string; readonly s: string }
}

/** Header and signature types of each chain family. */
const forms: Readonly<Record<string, { form: readonly string[]; signatures: readonly string[] }>> = {
  eip155: { form: ['eip4361', 'caip122'], signatures: ['eip191', 'eip1271', 'eip6492'] },
  solana: { form: ['caip122'], signatures: ['solana:ed25519', 'ed25519'] },
}
const otherForm = { form: ['caip122'], signatures: ['caip122'] }
const did = 'did:pkh:'

/** The signed message and signature; undefined if the CACAO is inconsistent. */
export function fromCacao(cacao: Cacao): Signed | undefined {
  const fields = fieldsOf(cacao)
  try {
    const message = fields && writeMessage(fields)
    return message === undefined ? undefined : { message, signature: cacao.s.s }
  } catch {
    return undefined
  }
}

/** Whether the CACAO is of this message and signature, even if its recap lists the abilities in another order. */
export function isCacaoOf(cacao: Cacao, { message, signature }: Signed): boolean {
  const packed = fieldsOf(cacao)
  const fields = parseMessage(message)
  if (!packed || !fields || cacao.s.s !== signature) return false
  const [one, other] = [splitRecap(packed), splitRecap(fields)]
  if (!one || !other || one.statement !== other.statement) return false
  const write = (of: SiwxMessage) => {
    const { statement: _, ...rest } = of
    return writeMessage(rest)
  }
  try {
    return write(packed) === write(fields)
  } catch {
    return false
  }
}

type Signed = { readonly message: string; readonly signature: string }

/**
 * The message fields of a CACAO. Most wallets omit the recap sentence from
 * `statement`, so it is added back. The fields may still be invalid.
 */
function fieldsOf({ h, p, s }: Cacao): SiwxMessage | undefined {
  const account = p.iss.startsWith(did) ? parseAccount(p.iss.slice(did.length)) : undefined
  if (!account || p.version !== '1') return undefined
  const { form, signatures } = forms[account.namespace] ?? otherForm
  if (!form.includes(h.t) || !signatures.includes(s.t)) return undefined
  const statement = withRecap(p) || undefined
  return {
    domain: p.domain,
    address: account.address,
    uri: p.aud,
    version: p.version,
    chainId: account.chainId,
    nonce: p.nonce,
    issuedAt: p.iat,
    ...(statement !== undefined && { statement }),
    ...(p.exp !== undefined && { expirationTime: p.exp }),
    ...(p.nbf !== undefined && { notBefore: p.nbf }),
    ...(p.requestId !== undefined && { requestId: p.requestId }),
    ...(p.resources !== undefined && { resources: p.resources }),
  }
}

/** Copies the known fields of a CACAO; undefined if the shape is wrong. */
export function readCacao(value: unknown): Cacao | undefined {
  const { h, p, s } = record(value)
  const { iss, domain, aud, version, nonce, iat, resources } = record(p)
  const [{ t }, { t: kind, s: signature }] = [record(h), record(s)]
  const all = [t, iss, domain, aud, version, nonce, iat, kind, signature]
  if (!all.every(isText)) return undefined
  if (resources != null && !(Array.isArray(resources) && resources.every(isText))) return undefined
  const optional = (['nbf', 'exp', 'statement', 'requestId'] as const).map((key) => [key, record(p)[key]])
  // Some wallets send absent fields as empty strings or null.
  const given = optional.filter(([, text]) => text != null && text !== '')
  if (!given.every(([, text]) => isText(text))) return undefined
  return {
    h: { t },
    p: {
      ...{ iss, domain, aud, version, nonce, iat },
      ...Object.fromEntries(given),
      ...(resources != null && { resources: [...resources] }),
    },
    s: { t: kind, s: signature },
  } as Cacao
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function parseAccount(text: string) {
  try {
    return parseAccountId(text)
  } catch {
    return undefined
  }
}
