import { nameCallInvalid, nameGatewayOff, nameZoneUnknown } from '@latchkey/protocol/catalogue'
import {
  type Address,
  concat,
  decodeFunctionData,
  encodeAbiParameters,
  type Hex,
  hexToBytes,
  keccak256,
  namehash,
  parseAbi,
  toHex,
  zeroAddress,
} from 'viem'
import { privateKeyToAccount, sign } from 'viem/accounts'
import { Refusal } from '../../refusal.ts'
import { readCoinAddress } from './coinType.ts'
import type { NamesContext } from './context.ts'
import { type FoundName, findName } from './findNames.ts'
import { isLabel } from './parseName.ts'

/** The resolver contract's call (ENSIP-10), and the query inside it (ENSIP-1, 5, 9). */
const outer = parseAbi(['function resolve(bytes name, bytes data) view returns (bytes, uint64, bytes)'])
const inner = parseAbi([
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
  'function text(bytes32 node, string key) view returns (string)',
])
const answered = [{ type: 'bytes' }, { type: 'uint64' }, { type: 'bytes' }] as const

/** Our names have fewer. */
const maxLabels = 10
/** Validity of a signed response. */
const lifetimeSeconds = 300
/** ENS names of our attributes (ENSIP-5, 18). */
const aliases: Readonly<Record<string, string>> = { description: 'bio' }

export type Resolver = {
  resolve(sender: Address, call: Hex): Promise<Hex>
  readonly signer: Address | undefined
}

/** Answers resolver contracts, so that ENS-aware wallets resolve our names. */
export function createResolver({ db, config, clock }: NamesContext): Resolver {
  const { zones } = config
  const key = readKey(config.gatewayKey)
  return {
    signer: key && privateKeyToAccount(key).address,
    async resolve(sender, call) {
      if (!key || zones.length === 0) throw new Refusal(nameGatewayOff)
      const { name, zone, question } = readCall(call, zones)
      const label = name.slice(0, -zone.length - 1)
      const found = isLabel(label) ? await findName(db, { label, zone }) : undefined
      const result = answer(question, found)
      const expires = BigInt(Math.floor(clock() / 1000) + lifetimeSeconds)
      // EIP-191 version 0: data for the one contract that asked.
      const hash = keccak256(
        concat(['0x1900', sender, toHex(expires, { size: 8 }), keccak256(call), keccak256(result)]),
      )
      const signature = await sign({ hash, privateKey: key, to: 'hex' })
      return encodeAbiParameters(answered, [result, expires, signature])
    },
  }
}

type Question = ReturnType<typeof decodeFunctionData<typeof inner>>

export function readCall(
  call: Hex,
  zones: readonly string[],
): { name: string; zone: string; question: Question } {
  try {
    const { args } = decodeFunctionData({ abi: outer, data: call })
    const name = readDnsName(hexToBytes(args[0]))
    const question = decodeFunctionData({ abi: inner, data: args[1] })
    const zone = zones.find((zone) => name === zone || name?.endsWith(`.${zone}`))
    // Names outside our zones are not signed or computed: hashing takes time per label.
    if (name && zone === undefined) throw new Refusal(nameZoneUnknown, { field: 'data' })
    // Otherwise the response about one name could be used for another.
    if (name && zone && question.args[0] === namehash(name)) return { name, zone, question }
  } catch (cause) {
    throw cause instanceof Refusal ? cause : new Refusal(nameCallInvalid, { cause })
  }
  throw new Refusal(nameCallInvalid)
}

/** DNS encoding: length and label, repeated, and a zero at the end. */
function readDnsName(bytes: Uint8Array): string | undefined {
  const labels: string[] = []
  let at = 0
  while (at < bytes.length) {
    const length = bytes[at] ?? 0
    if (length === 0) return at === bytes.length - 1 ? labels.join('.') : undefined
    const label = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(at + 1, at + 1 + length))
    if (label.includes('.') || labels.length >= maxLabels) return undefined
    labels.push(label)
    at += 1 + length
  }
  return undefined
}

function answer({ functionName, args }: Question, found: FoundName | undefined): Hex {
  if (functionName === 'text') {
    const key = aliases[args[1]] ?? args[1]
    const value = found && Object.hasOwn(found.attributes, key) ? found.attributes[key] : undefined
    return encodeAbiParameters([{ type: 'string' }], [value ?? ''])
  }
  const [, coinType] = args
  // Implied addresses are not returned, because funds may be sent there.
  const known = found?.addresses.find(
    (address) => BigInt(address.coinType) === (coinType ?? 60n) && address.proof !== 'implied',
  )
  const bytes = known && readCoinAddress(known.coinType, known.address)?.bytes
  return coinType === undefined
    ? encodeAbiParameters([{ type: 'address' }], [(bytes as Address | undefined) ?? zeroAddress])
    : encodeAbiParameters([{ type: 'bytes' }], [bytes ?? '0x'])
}

function readKey(text: string | undefined): Hex | undefined {
  if (text === undefined) return undefined
  const key = text.startsWith('0x') ? text : `0x${text}`
  // Do not quote the value: it is a secret.
  if (!/^0x[\da-f]{64}$/i.test(key))
    throw new Error('NAME_GATEWAY_KEY is not a private key of 64 hexadecimal digits')
  return key as Hex
}
