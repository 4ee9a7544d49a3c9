import { type ChainId, isChainId } from '@latchkey/protocol/caip'
import { cursorInvalid } from '@latchkey/protocol/catalogue'
import * as z from 'zod/mini'
import type { HistoryPoint } from '../../chains/chain.ts'
import type { Clock } from '../../clock.ts'
import { Refusal } from '../../refusal.ts'
import type { Secrets } from '../../secrets/secrets.ts'
import { createSignedTexts } from '../../signedTexts.ts'

/** Position of the next page. Opaque, and only valid for the account it was made for. */
export type Cursors = {
  write(place: Place): string
  /** Throws `cursorInvalid` if the cursor is forged, for another account, or expired. */
  read(text: string, account: string, chain: ChainId | undefined): Place
}
export type Place = { readonly chain: ChainId; readonly account: string; readonly point: HistoryPoint }

const version = 1
const lifetimeMs = 86_400_000

const shape = z.strictObject({
  v: z.literal(version),
  c: z.string().check(z.refine((value) => isChainId(value))),
  a: z.string(),
  h: z.int().check(z.gte(0)),
  x: z.string().check(z.maxLength(128)),
  w: z.optional(z.boolean()),
  t: z.int().check(z.gte(0)),
  i: z.int(),
})

export function createCursors(secrets: Secrets, clock: Clock): Cursors {
  const signed = createSignedTexts(secrets, 'latchkey/history-cursor/1')

  function open(text: string): z.infer<typeof shape> | undefined {
    const json = signed.read(text)
    return json === undefined ? undefined : z.safeParse(shape, JSON.parse(json)).data
  }

  return {
    write({ chain, account, point }) {
      const { height, hash, isWhole, time } = point
      const values = { v: version, c: chain, a: account, h: height, x: hash, w: isWhole, t: time, i: clock() }
      return signed.write(JSON.stringify(values))
    },
    read(text, account, chain) {
      const found = open(text)
      if (!found || found.a !== account || (chain !== undefined && found.c !== chain))
        throw new Refusal(cursorInvalid)
      const age = clock() - found.i
      if (age > lifetimeMs) throw new Refusal(cursorInvalid, { description: 'This cursor has expired' })
      const point = { height: found.h, hash: found.x, isWhole: found.w, time: found.t }
      return { chain: found.c as ChainId, account, point }
    },
  }
}
