import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { names } from './names.ts'

export type Certificate = {
  readonly cert: Buffer
  readonly key: Buffer
  /** Hash of its public key: Chromium trusts exactly this one. */
  readonly spki: string
}

/** A certificate for every name of the tests, in `folder`. */
export function makeCertificate(folder: string): Certificate {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const hosts = Object.values(names).flatMap((name) => [`DNS:${name}`, `DNS:*.${name}`])
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
      ...['-subj', '/CN=Latchkey tests', '-addext', `subjectAltName=${hosts.join(',')}`],
      ...['-keyout', key, '-out', cert],
    ],
    { stdio: 'pipe' },
  )
  const text = readFileSync(cert)
  const { publicKey } = new X509Certificate(text)
  const spki = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
  return { cert: text, key: readFileSync(key), spki }
}
