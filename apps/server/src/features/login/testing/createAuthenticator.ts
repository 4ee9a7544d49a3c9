import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { CreatedPasskey, UsedPasskey } from '@latchkey/protocol/http/passkey'

/** What differs from a right answer. */
export type Changes = {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly type?: string
  /** Bits: present 1, verified 4. */
  readonly flags?: number
  readonly uses?: number
  readonly userHandle?: string
}

/** A passkey as an authenticator in software has it: ES256, without attestation. */
export type TestPasskey = {
  readonly id: string
  /** As SPKI, in base64url. */
  readonly publicKey: string
  create(challenge: string, changes?: Changes): CreatedPasskey
  use(challenge: string, changes?: Changes): UsedPasskey
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64 = (data: Buffer | string) => Buffer.from(data).toString('base64url')

export function createTestPasskey(origin: string): TestPasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const rawId = randomBytes(32)
  const id = base64(rawId)
  const handle = base64(`passkey-${crypto.randomUUID()}`)
  let uses = 0
  // COSE: EC2, ES256, P-256, x, y.
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])

  const clientData = (type: string, challenge: string, changes: Changes) =>
    Buffer.from(
      JSON.stringify({
        type: changes.type ?? type,
        challenge: changes.challenge ?? challenge,
        origin: changes.origin ?? origin,
        crossOrigin: false,
      }),
    )
  function authData(flags: number, changes: Changes): Buffer {
    uses = changes.uses ?? uses + 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(uses)
    const rpId = changes.rpId ?? new URL(origin).hostname
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter])
  }

  return {
    id,
    publicKey: base64(publicKey.export({ format: 'der', type: 'spki' })),
    create(challenge, changes = {}) {
      const data = Buffer.concat([
        // Attested credential data follows.
        authData((changes.flags ?? 0x05) | 0x40, changes),
        Buffer.alloc(16),
        Buffer.from([0, rawId.length]),
        rawId,
        coseKey,
      ])
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      return {
        id,
        clientDataJSON: base64(clientData('webauthn.create', challenge, changes)),
        attestationObject: base64(attestation),
        userHandle: changes.userHandle ?? handle,
      }
    },
    use(challenge, changes = {}) {
      const client = clientData('webauthn.get', challenge, changes)
      const data = authData(changes.flags ?? 0x05, changes)
      return {
        id,
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        userHandle: changes.userHandle ?? handle,
      }
    },
  }
}
