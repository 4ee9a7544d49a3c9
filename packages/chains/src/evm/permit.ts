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

/** How long a permission may be used, in seconds: for as long as a person may take over what follows. */
const goodFor = 1_800

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

/** Whether token and account fit for a signed permission (EIP-2612), as far as the chain can prove it. */
export async function canPermit(args: Driver.PermitArgs, transports?: Transports): Promise<boolean> {
  return (await plan(args, transports)) !== undefined
}

/**
 * Has the wallet sign a permission for exactly the amount, and tries it out on
 * the token. Nothing where wallet, account or token cannot; rejects where the
 * visitor says no.
 */
export async function signPermit(
  args: Driver.PermitArgs & { session: Session },
  transports?: Transports,
): Promise<Permit | undefined> {
  const planned = await plan(args, transports)
  if (!planned) return undefined
  const owner = withPrefix(args.address)
  const spender = withPrefix(args.spender)
  const deadline = BigInt(Math.floor(Date.now() / 1000) + goodFor)
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
  // What the token takes from nobody in particular it will take from the spender.
  const taken = await call(planned.client, planned.token, `${permit}${signed.slice(2)}`)
  return taken === undefined ? undefined : { data: signed, expiresAt: Number(deadline) * 1000 }
}

/** What is to be signed, where the token proves that it follows the standard and the account that it can sign. */
async function plan({ address, network, token }: Driver.PermitArgs, transports: Transports) {
  const client = clientOf(network, transports)
  const owner = withPrefix(address)
  const at = withPrefix(token)
  const ask = (data: Hex) => call(client, at, data)
  const code = client.request({ method: 'eth_getCode', params: [owner, 'latest'] }).catch(() => undefined)
  const [found, nonce, separated, type, told, named, versioned] = await Promise.all([
    code,
    ask(`${nonces}${pad(owner).slice(2)}`),
    ask(separator),
    ask(typeHash),
    ask(domain),
    ask(name),
    ask(version),
  ])
  // A contract signs in ways of its own (ERC-1271), which few tokens ask for.
  if (found !== '0x' || !isWord(nonce) || !isWord(separated)) return undefined
  // Dai and those after its fashion: all or nothing, under another type.
  if (isWord(type) && type.toLowerCase() !== standardType) return undefined
  const place = { chainId: client.chain.id, verifyingContract: at as Address }
  const candidates = [
    readDomain(told, place),
    ...[readText(versioned), '1'].map((version) => ({ name: readText(named), version, ...place })),
  ]
  // The token's own seal over its domain says which of them it is; one over anything else fits none.
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

/** The token's answer; nothing where it has none, which is how one that lacks a function says so. */
async function call(client: EvmClient, to: Hex, data: Hex): Promise<Hex | undefined> {
  try {
    return await client.request({ method: 'eth_call', params: [{ to, data }, 'latest'] })
  } catch {
    return undefined
  }
}

/** EIP-5267, where all of name, version, chain and contract are in use and nothing else is. */
function readDomain(answer: Hex | undefined, place: Place): Domain | undefined {
  if (!answer || answer.length > maxAnswer) return undefined
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

/** Characters; a token's name takes a few hundred. */
const maxAnswer = 4_096

function readText(answer: Hex | undefined): string | undefined {
  if (!answer || answer.length > maxAnswer) return undefined
  try {
    return decodeAbiParameters([{ type: 'string' }], answer)[0]
  } catch {
    return undefined
  }
}

function isWord(answer: Hex | undefined): answer is Hex {
  return answer !== undefined && /^0x[\da-f]{64}$/i.test(answer)
}

/** The signature of one key; what a contract signs has another shape. */
function split(signature: string): { r: Hex; s: Hex; v: number } | undefined {
  if (!/^0x[\da-f]{130}$/i.test(signature)) return undefined
  const last = Number.parseInt(signature.slice(130), 16)
  // Some wallets count from zero.
  const v = last < 27 ? last + 27 : last
  return { r: signature.slice(0, 66) as Hex, s: `0x${signature.slice(66, 130)}`, v }
}
