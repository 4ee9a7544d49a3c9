import type { Namespace } from '@latchkey/chains/driver'
import { isChainId, isNamespace, parseAccountId } from '@latchkey/protocol/caip'
import { isRecord } from '@latchkey/protocol/isRecord'
import { fromCacao, readCacao } from '@latchkey/protocol/siwx/cacao'
import { splitRecap, withRecap } from '@latchkey/protocol/siwx/recap'
import type { PairSigned, PairSignIn } from '../../core/connections/connector.ts'
import { isHex32, toBase64, toUtf8 } from './bytes.ts'
import { type Asked, type Grants, readGrants } from './grant.ts'
import { type Peer, readPeer } from './peer.ts'

// Session and sign-in with one approval: the signed message also lists the permitted methods (ReCap).

const ability = 'request/'
const did = 'did:pkh:'
const maxSigned = 50

/**
 * The message for the wallet to sign, without the account.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/sign/wallet-authentication
 */
export function writeAuthPayload(signIn: PairSignIn, asked: Asked) {
  const { uri, issuedAt, notBefore, expirationTime, resources = [], ...rest } = signIn
  const att = Object.fromEntries(
    Object.entries(asked).map(([namespace, { methods }]) => [
      namespace,
      Object.fromEntries([...methods].sort().map((method) => [ability + method, [{}]])),
    ]),
  )
  const recap = `urn:recap:${toBase64(toUtf8(JSON.stringify({ att }))).replace(/=/g, '')}`
  return {
    type: 'caip122',
    chains: Object.values(asked).flatMap(({ chains }) => chains),
    version: '1',
    aud: uri,
    iat: issuedAt,
    nbf: notBefore,
    exp: expirationTime,
    resources: [...resources, recap],
    ...rest,
  }
}

/** The messages a wallet signed, and the permissions they grant. */
export type Authenticated = Peer & {
  /** Hexadecimal. */
  readonly publicKey: string
  readonly grants: Grants
  /** Signatures are not verified here. */
  readonly signed: readonly PairSigned[]
}

/** `undefined` if it is malformed, or grants nothing that was requested. */
export function readAuthenticated(value: unknown, asked: Asked): Authenticated | undefined {
  if (!isRecord(value) || !isRecord(value.responder) || !Array.isArray(value.cacaos)) return undefined
  const { publicKey, metadata } = value.responder
  if (!isHex32(publicKey) || value.cacaos.length > maxSigned) return undefined
  const signed: PairSigned[] = []
  const entries: Partial<Record<Namespace, Entry>> = {}
  for (const packed of value.cacaos) {
    const cacao = readCacao(packed)
    const text = cacao && fromCacao(cacao)
    if (!cacao || !text) return undefined
    const account = cacao.p.iss.slice(did.length)
    signed.push({ account, ...text, cacao })
    addGranted(entries, account, cacao.p, asked)
  }
  const grants = readGrants(entries, asked)
  if (!grants) return undefined
  return { ...readPeer(metadata), publicKey, grants, signed }
}

type Entry = { accounts: string[]; methods: string[]; events: readonly string[] }

function addGranted(
  entries: Partial<Record<Namespace, Entry>>,
  account: string,
  message: Parameters<typeof withRecap>[0],
  asked: Asked,
): void {
  const recap = splitRecap({ ...message, statement: withRecap(message) })?.recap ?? {}
  const { address, chainId } = parseAccountId(account)
  for (const [namespace, abilities] of Object.entries(recap)) {
    const family = isNamespace(namespace) && asked[namespace]
    if (!isNamespace(namespace) || !family) continue
    const granted = Object.keys(abilities).filter((name) => name.startsWith(ability))
    const limits = granted.flatMap((name) => abilities[name] ?? []).map(({ chains }) => chains)
    const chains = new Set([chainId, ...limits.flat().filter(isChainId)])
    const before = entries[namespace]
    entries[namespace] = {
      accounts: [
        ...(before?.accounts ?? []),
        ...[...chains].filter((id) => id.startsWith(`${namespace}:`)).map((id) => `${id}:${address}`),
      ],
      methods: [...(before?.methods ?? []), ...granted.map((name) => name.slice(ability.length))],
      // A ReCap cannot list events: both sides assume the requested ones.
      events: family.events,
    }
  }
}
