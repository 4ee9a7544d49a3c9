import { accountName } from '@latchkey/protocol/frame/accountName'
import { loginLanguage } from '@latchkey/protocol/http/login'
import { confirmation } from '@latchkey/protocol/http/vault'
import * as z from 'zod/mini'
import type { Bytes } from './vault/bytes.ts'
import { limitPattern } from './vault/confirmPolicy.ts'

const bytes = (min: number, max: number) =>
  z.pipe(
    z.instanceof(Uint8Array).check(z.refine(({ length }) => length >= min && length <= max)),
    z.transform((value): Bytes => Uint8Array.from(value)),
  )

const id = z.string().check(z.regex(/^[\w-]{1,100}$/))
const part = z.string().check(z.minLength(1), z.maxLength(200))
const scope = z.strictObject({ tenant: part, user: part, vaultId: part })

/** A factor that the page has at hand. The secrets of this device and of escrow never leave the worker. */
const factor = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('passkey'), id, secret: bytes(32, 32) }),
  /** Its id comes from the code, so that a new device needs nothing else. */
  z.strictObject({ kind: z.literal('kit'), code: z.string().check(z.maxLength(100)) }),
])
const text = (max: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(max))
const answer = z.strictObject({ enc: text(43), ciphertext: text(107) })
const factors = z.array(factor).check(z.maxLength(10))
const request = <Verb extends string, Shape extends z.core.$ZodShape>(verb: Verb, shape: Shape) =>
  z.strictObject({ id: z.int(), verb: z.literal(verb), ...shape })

/** What the page may ask of the worker. */
export const workerRequest = z.discriminatedUnion('verb', [
  /** First of all: whose vault, and a port to the server. */
  request('open', { scope, store: z.instanceof(MessagePort) }),
  /** Opens the wallet after a login by e-mail, or creates it if it may. The answer has a `view` if there is one. */
  request('enter', { mayCreate: z.union([z.boolean(), z.literal('temporary')]) }),
  request('create', { factors }),
  /** Opens the wallet with the factors, or with this device if there are none, and adds this device. */
  request('unlock', { factors }),
  request('sign', {
    namespace: z.string().check(z.maxLength(50)),
    index: z.int().check(z.minimum(0)),
    bytes: bytes(0, 1_000_000),
  }),
  /** The same for all that one approval signs, where a passkey has confirmed exactly this. */
  request('signConfirmed', {
    namespace: z.string().check(z.maxLength(50)),
    index: z.int().check(z.minimum(0)),
    list: z.array(bytes(0, 1_000_000)).check(z.minLength(1), z.maxLength(100)),
    origin: part,
    salt: bytes(32, 32),
    confirmation,
  }),
  /** From what amount on a passkey is asked for, by coin; none to never ask. */
  request('setLimits', {
    limits: z
      .array(z.tuple([z.string().check(z.regex(/^[A-Z]{2,10}$/)), z.string().check(z.regex(limitPattern))]))
      .check(z.maxLength(20)),
  }),
  /** Adds the next account of the words; the answer is its index. */
  request('addAccount', { name: accountName }),
  /** Adds the accounts of families that came after the wallet was created; the answer is its view. */
  request('completeAccounts', {}),
  /** Adds the account of a key, which a window sends through the port. */
  request('importKey', { port: z.instanceof(MessagePort), name: accountName }),
  request('nameAccount', { index: z.int().check(z.minimum(0)), name: accountName }),
  request('createKitCode', {}),
  request('addFactor', { factor }),
  request('rotate', {
    factors,
    drop: z.array(id).check(z.maxLength(100)),
    exitTested: z.optional(z.boolean()),
  }),
  request('revoke', { factorId: id }),
  /** A new device: a key for the others, and the code that vouches for it. */
  request('offerDevice', {}),
  /** The answer of another device to that: opens the wallet, and adds this device. */
  request('receiveDevice', { answer }),
  /** Encrypts the key of the vault for the one of these devices that shows the code. */
  request('admitDevice', {
    code: z.string().check(z.maxLength(100)),
    offers: z
      .array(z.strictObject({ id: z.uuid(), publicKey: text(43), tag: text(43) }))
      .check(z.maxLength(10)),
  }),
  /**
   * Sends the entropy of the words to the port, which leads to a window of the wallet: neither the
   * page nor its frame sees them. With a passkey or a kit; without, after a fresh login.
   */
  request('export', {
    factors: z.array(factor).check(z.maxLength(1)),
    port: z.instanceof(MessagePort),
    language: loginLanguage,
  }),
  /** Replaces a new wallet by that of other words, whose entropy a window sends through the port. */
  request('import', { port: z.instanceof(MessagePort) }),
])

export type WorkerRequest = z.infer<typeof workerRequest>
export type GivenFactor = z.infer<typeof factor>
