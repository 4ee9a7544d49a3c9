import { createHash, randomUUID } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose'

/** The key of a browser, and proofs made with it. */
export type Device = {
  readonly jkt: string
  /** `claims` and `header` replace parts of a right proof. */
  prove(call: Device.Call): Promise<string>
}

export declare namespace Device {
  type Call = {
    method: string
    url: string
    nonce?: string | undefined
    token?: string | undefined
    /** As it is sent, or an object that is sent as JSON. */
    body?: object | string | undefined
    now?: number | undefined
    claims?: Record<string, unknown> | undefined
    header?: Record<string, unknown> | undefined
  }
}

export async function createDevice(): Promise<Device> {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const jwk = await exportJWK(publicKey)
  return {
    jkt: await calculateJwkThumbprint(jwk),
    prove({ method, url, nonce, token, body, now = Date.now(), claims, header }) {
      const ath = token && hash(token)
      const bh = body && hash(typeof body === 'string' ? body : JSON.stringify(body))
      return new SignJWT({
        htm: method,
        htu: url,
        iat: Math.floor(now / 1000),
        jti: randomUUID(),
        ...(nonce !== undefined && { nonce }),
        ...(ath !== undefined && { ath }),
        ...(bh && { bh }),
        ...claims,
      })
        .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk, ...header })
        .sign(privateKey)
    },
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
