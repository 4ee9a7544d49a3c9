import { createSealedReader, type SealedReader } from '../sealedBytes.ts'
import type { Scope } from '../vault/scope.ts'
import { createHandoverCode, handoverKeys, type Offer } from './handoverCode.ts'

/** What the new device keeps until it is answered. */
export type Offered = { readonly offer: Offer; readonly code: string; readonly reader: SealedReader }

/** Makes a key that another device encrypts for, and a code for the visitor that vouches for the key. */
export async function offerDevice(scope: Scope): Promise<Offered> {
  const reader = await createSealedReader()
  const { publicKey, requestId: id } = reader
  const code = createHandoverCode()
  const { tag } = await handoverKeys(code, id, scope)
  return { offer: { id, publicKey, tag: await tag(publicKey) }, code, reader }
}
