/** What went wrong with a connection to PostgreSQL, in one line that says what to do if that is known. */
export function explainDatabase(thrown: unknown): string {
  const error = thrown as Error & { code?: string; errors?: Error[] }
  const advice = adviceOf(error.code ?? '', error.message)
  if (advice) return advice
  // A host with several addresses fails with an AggregateError without a message.
  return error.message || error.errors?.map(({ message }) => message).join(', ') || 'unknown'
}

/** Whether the database could not be used at all, whatever was asked of it. */
export function isDatabaseAway(thrown: unknown): boolean {
  const error = thrown as Error & { code?: string; syscall?: string; errors?: Error[] }
  if (error.syscall || error.errors || /^(28|3D|57|53)/.test(error.code ?? '')) return true
  return adviceOf(error.code ?? '', error.message) !== undefined
}

function adviceOf(code: string, message: string): string | undefined {
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return 'its certificate is for another host: use the name in the certificate as host of the URL'
  if (untrusted.has(code))
    return `its certificate is not trusted (${code}): add sslrootcert=/path/of/ca.pem, the authority that signed it, to the URL`
  if (code === 'CERT_HAS_EXPIRED') return 'its certificate has expired: give the database a new one'
  if (/does not support SSL connections/.test(message))
    return 'it does not use TLS, which the sslmode of the URL asks for: switch TLS on in the database'
  return undefined
}

/** Errors of OpenSSL for a chain that ends at an authority it does not know. */
const untrusted = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])
