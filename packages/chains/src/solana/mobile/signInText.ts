/**
 * The text to sign in with, for wallets that only sign messages.
 *
 * @see https://github.com/phantom/sign-in-with-solana
 */
export function signInText(input: Readonly<Record<string, unknown>>, address: string): string {
  const { resources, statement } = input
  const fields = labels.flatMap(([name, label]) =>
    input[name] === undefined ? [] : [`${label}: ${oneLine(input[name])}`],
  )
  if (Array.isArray(resources) && resources.length > 0)
    fields.push('Resources:', ...resources.map((resource) => `- ${oneLine(resource)}`))
  const parts = [
    `${oneLine(input.domain ?? location.host)} wants you to sign in with your Solana account:\n${address}`,
    ...(statement === undefined ? [] : [oneLine(statement)]),
    ...(fields.length ? [fields.join('\n')] : []),
  ]
  return parts.join('\n\n')
}

const labels = [
  ['uri', 'URI'],
  ['version', 'Version'],
  ['chainId', 'Chain ID'],
  ['nonce', 'Nonce'],
  ['issuedAt', 'Issued At'],
  ['expirationTime', 'Expiration Time'],
  ['notBefore', 'Not Before'],
  ['requestId', 'Request ID'],
] as const

/** A line break would let one field write the next one. */
function oneLine(value: unknown): string {
  const text = String(value)
  if (/[\r\n]/.test(text)) throw new TypeError('A field of the sign-in has a line break.')
  return text
}
