import { signatureFailed } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import type { Session } from '../driver.ts'
import { isBytes } from '../signed.ts'
import type { KeplrDirectDoc, KeplrSigned } from './keplr.ts'
import type { WalletKey } from './readKey.ts'
import { readSignature } from './readSignature.ts'
import { askKey } from './session.ts'
import type { AminoDoc, CosmosSigner, DirectDoc, Signed } from './signer.ts'

const maxDocBytes = 256 * 1024
/** The visitor has reviewed this fee and this memo. Wallets can let people change them all the same. */
const options = { preferNoSetFee: true, preferNoSetMemo: true } as const

/**
 * The signer of an account of an open session. A session of the last visit asks the wallet first, and
 * ends if the wallet is on another account. Rejects with the wallet's own error, as the signer does.
 */
export async function signerOf(session: Session, address: string): Promise<CosmosSigner> {
  const { key, provider } = await askKey(session, address)
  return {
    address,
    publicKey: key.publicKey,
    isLedger: key.isLedger,
    async signDirect(doc) {
      // A copy, so that the wallet cannot change what its answer is compared with.
      const { authInfoBytes, bodyBytes, ...rest } = doc
      const own = {
        ...rest,
        bodyBytes: Uint8Array.from(bodyBytes),
        authInfoBytes: Uint8Array.from(authInfoBytes),
      }
      const answer: unknown = await provider.signDirect(doc.chainId, address, own, options)
      return readSigned(answer, key, readDirectDoc)
    },
    ...(typeof provider.signAmino === 'function' && {
      async signAmino(doc: AminoDoc) {
        const own = structuredClone(doc)
        const answer: unknown = await provider.signAmino?.(doc.chain_id, address, own, options)
        return readSigned(answer, key, readAminoDoc)
      },
    }),
  }
}

function readSigned<doc>(
  answer: unknown,
  key: WalletKey,
  readDoc: (doc: unknown) => doc | undefined,
): Signed<doc> {
  const { signature: given, signed } = (answer ?? {}) as Partial<KeplrSigned<unknown>>
  const { signature, publicKey = key.publicKey } = readSignature(given, key.key)
  const doc = readDoc(signed)
  if (!doc || !publicKey)
    throw new KitError(signatureFailed, { details: 'The wallet does not say what it signed.' })
  return { signed: doc, signature, publicKey }
}

function readDirectDoc(value: unknown): DirectDoc | undefined {
  const { accountNumber, authInfoBytes, bodyBytes, chainId } = (value ?? {}) as Partial<KeplrDirectDoc>
  // A `Long`, a bigint or a text; wallets leave out zero.
  const number = String(accountNumber ?? 0)
  if (!isBytes(bodyBytes) || !isBytes(authInfoBytes) || typeof chainId !== 'string') return undefined
  if (bodyBytes.length + authInfoBytes.length > maxDocBytes || !/^\d{1,20}$/.test(number)) return undefined
  return {
    bodyBytes: Uint8Array.from(bodyBytes),
    authInfoBytes: Uint8Array.from(authInfoBytes),
    chainId,
    accountNumber: BigInt(number),
  }
}

function readAminoDoc(value: unknown): AminoDoc | undefined {
  const json = typeof value === 'object' && value !== null ? JSON.stringify(value) : undefined
  if (json === undefined || json.length > maxDocBytes) return undefined
  const doc = JSON.parse(json) as AminoDoc
  const { fee, msgs, timeout_height: timeout = '' } = doc
  const texts = [doc.chain_id, doc.account_number, doc.sequence, doc.memo, fee?.gas, timeout]
  if (texts.some((text) => typeof text !== 'string')) return undefined
  if (!Array.isArray(msgs) || msgs.some((one) => typeof one?.type !== 'string')) return undefined
  const isCoin = (coin: unknown) => {
    const { amount, denom } = (coin ?? {}) as Record<string, unknown>
    return typeof amount === 'string' && typeof denom === 'string'
  }
  return Array.isArray(fee.amount) && fee.amount.every(isCoin) ? doc : undefined
}
