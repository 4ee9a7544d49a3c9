import { connectionPending, signatureRejected } from '@latchkey/protocol/catalogue'
import { isKitError } from '@latchkey/protocol/errors'
import {
  type Address,
  decodeAbiParameters,
  domainSeparator,
  encodeAbiParameters,
  type Hex,
  isAddressEqual,
} from 'viem'
import { pad } from 'viem/utils'
import type { Driver, Permit, Session } from '../driver.ts'
import { clientOf, type EvmClient, type Transports } from './client.ts'
import { signTypedData } from './signTypedData.ts'
import { withPrefix } from './withPrefix.ts'

/** How long a permit stays valid: enough time for the visitor to confirm the transaction that uses it. */
const validForSeconds = 1_800

// Selectors of EIP-2612 and EIP-5267.
const nonces = '0x7ecebe00'
const separator = '0x3644e515'
const typeHash = '0x30adf81f'
const domain = '0x84b0196e'
const name = '0x06fdde03'
const version = '0x54fd4d50'
const permit = '0xd505accf'

/** keccak256 of `Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)`. */
const standardType = '0x6e71edae12b1b97f4d1f60370fef10105fa2faae0126114a169c64845d6126c9'

const fields = [
  { name: 'owner', type: 'address' },
  { name: 'spender', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
] as const
const words = ['address', 'address', 'uint256', 'uint256', 'uint8', 'bytes32', 'bytes32'].map((type) => ({
  type,
}))

/** Whether the token supports permits (EIP-2612) and the account can sign one, as far as the chain can tell. */
export async function canPermit(args: Driver.PermitArgs, transports?: Transports): Promise<boolean> {
  return (await plan(args, transports)) !== undefined
}

/**
 * Asks the wallet to sign a permit for exactly the amount, and simulates it on the token.
 * Resolves to undefined if the wallet, the account or the token does not support permits;
 * rejects if the visitor declines.
 */
export async function signPermit(
  args: Driver.PermitArgs & { session: Session },
  transports?: Transports,
): Promise<Permit | undefined> {
  const planned = await plan(args, transports)
  if (!planned) return undefined
  const owner = withPrefix(args.address)
  const spender = withPrefix(args.spender)
  const deadline = BigInt(Math.floor(Date.now() / 1000) + validForSeconds)
  const data = {
    domain: planned.domain,
    types: { Permit: fields },
    primaryType: 'Permit',
    message: { owner, spender, value: args.amount, nonce: planned.nonce, deadline },
  }
  const signature = await signTypedData({ session: args.session, address: args.address, data }).catch(
    (error: unknown) => {
      if (isKitError(error, signatureRejected) || isKitError(error, connectionPending)) throw error
      return undefined
    },
  )
  const parts = signature && split(signature)
  if (!parts) return undefined
  const values = [owner, spender, args.amount, deadline, parts.v, parts.r, parts.s]
  const signed = encodeAbiParameters(words, values as never)
  // The token accepts a permit from any caller, so a call without a sender is enough.
  const accepted = await call(planned.client, planned.token, `${permit}${signed.slice(2)}`)
  return accepted === undefined ? undefined : { data: signed, expiresAt: Number(deadline) * 1000 }
}

/** The data to sign; undefined if the token does not follow the standard or the account cannot sign. */
async function plan({ address, network, token }: Driver.PermitArgs, transports: Transports) {
  const client = clientOf(network, transports)
  const owner = withPrefix(address)
  const at = withPrefix(token)
  const ask = (data: Hex) => call(client, at, data)
  const code = client.request({ method: 'eth_getCode', params: [owner, 'latest'] }).catch(() => undefined)
  const [found, nonce, separated, type, described, named, versioned] = await Promise.all([
    code,
    ask(`${nonces}${pad(owner).slice(2)}`),
    ask(separator),
    ask(typeHash),
    ask(domain),
    ask(name),
    ask(version),
  ])
  // Contract accounts sign with ERC-1271, which few tokens accept in a permit.
  if (found !== '0x' || !isWord(nonce) || !isWord(separated)) return undefined
  // DAI-style permits have another type and are all-or-nothing.
  if (isWord(type) && type.toLowerCase() !== standardType) return undefined
  const place = { chainId: client.chain.id, verifyingContract: at as Address }
  const candidates = [
    readDomain(described, place),
    ...[readText(versioned), '1'].map((version) => ({ name: readText(named), version, ...place })),
  ]
  // The token's domain separator shows which candidate is right, if any.
  const right = candidates.find(
    (one) =>
      one?.name !== undefined &&
      one.version !== undefined &&
      domainSeparator({ domain: one as Domain }) === separated.toLowerCase(),
  )
  return right && { client, token: at, nonce: BigInt(nonce), domain: right as Domain }
}

type Place = { chainId: number; verifyingContract: Address }
type Domain = Place & { name: string; version: string }

/** The token's response; undefined if the call fails, for example because the function does not exist. */
async function call(client: EvmClient, to: Hex, data: Hex): Promise<Hex | undefined> {
  try {
    return await client.request({ method: 'eth_call', params: [{ to, data }, 'latest'] })
  } catch {
    return undefined
  }
}

/** The EIP-5267 domain, if it consists of exactly name, version, chain and contract. */
export function readDomain(answer: Hex | undefined, place: Place): Domain | undefined {
  if (!answer || answer.length > maxAnswerChars) return undefined
  try {
    const types = ['bytes1', 'string', 'string', 'uint256', 'address', 'bytes32', 'uint256[]']
    const [used, name, version, chainId, contract] = decodeAbiParameters(
      types.map((type) => ({ type })),
      answer,
    ) as [Hex, string, string, bigint, Address]
    const here = chainId === BigInt(place.chainId) && isAddressEqual(contract, place.verifyingContract)
    return used === '0x0f' && here ? { name, version, ...place } : undefined
  } catch {
    return undefined
  }
}

/** A token's name takes a few hundred characters of hex. */
const maxAnswerChars = 4_096

export function readText(answer: Hex | undefined): string | undefined {
  if (!answer || answer.length > maxAnswerChars) return undefined
  try {
    return decodeAbiParameters([{ type: 'string' }], answer)[0]
  } catch {
    return undefined
  }
}

function isWord(answer: Hex | undefined): answer is Hex {
  return answer !== undefined && /^0x[\da-f]{64}$/i.test(answer)
}

/** Splits an ECDSA signature; undefined for signatures of contracts. */
export function split(signature: string): { r: Hex; s: Hex; v: number } | undefined {
  if (!/^0x[\da-f]{130}$/i.test(signature)) return undefined
  const last = Number.parseInt(signature.slice(130), 16)
  // Some wallets return a `v` of 0 or 1.
  const v = last < 27 ? last + 27 : last
  return { r: signature.slice(0, 66) as Hex, s: `0x${signature.slice(66, 130)}`, v }
}
