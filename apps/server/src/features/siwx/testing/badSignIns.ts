import { toCacao } from '@latchkey/protocol/siwx/testing'
import { writeMessage } from '@latchkey/protocol/siwx/writeMessage'
import type { Random } from '../../../testing/badRequests.ts'
import { messageOf, origin, type Person } from './signIn.ts'

/** The parts of a bad sign-in. */
export type Stage = {
  readonly random: Random
  /** The victim. */
  readonly victim: Person
  /** The attacker, with a key of the same family. */
  readonly thief: Person
  /** An account of another family, with the wrong kind of key. */
  readonly stranger: Person
  readonly given: { nonce: string; issuedAt: string }
  readonly now: number
  /** A nonce that was used, one of another project, and one that has expired. */
  readonly spent: { nonce: string; issuedAt: string }
  readonly foreign: { nonce: string; issuedAt: string }
  readonly stale: { nonce: string; issuedAt: string }
}
export type SignInRequest = {
  message: string
  signature: string
  cacao?: unknown
  headers?: Record<string, string>
}

type Make = (stage: Stage) => Promise<SignInRequest>

/** Signs exactly this text. */
const signText = async (person: Person, message: string): Promise<SignInRequest> => ({
  message,
  signature: await person.sign(message),
})

const good = ({ victim, given }: Stage, changes = {}) => writeMessage(messageOf(victim, given, changes))

/** Signed by the victim, but must still be refused. */
const signedAs = (change: (text: string, stage: Stage) => string): Make => {
  return (stage) => signText(stage.victim, change(good(stage), stage))
}
const signedWith = (changes: (stage: Stage) => object): Make => {
  return (stage) => signText(stage.victim, good(stage, changes(stage)))
}

const later = (now: number, by: number) => new Date(now + by).toISOString()
/** Each looks like `app.example` to a person. */
const domains = [
  'app.example.evil.example',
  'evil.example',
  'app.example.',
  'app-example.com',
  'xn--pp-qka.example',
  'xn--80ak6aa92e.com',
  'app.example:8443',
  'sub.app.example',
  'example',
  'app.examp1e',
  'localhost',
  '127.0.0.1',
  '[::1]',
]
const unreadableDomains = [
  'аpp.example',
  'app.exаmple',
  'app․example',
  'app。example',
  'APP.example',
  'app.example/',
  'https://app.example',
  'app.example@evil.example',
  'evil.example\\@app.example',
  'app.example%00',
  'app.example\u200b',
  '\u202eelpmaxe.ppa',
  'ａpp.example',
  'app.example\t',
  'app.example evil.example',
  '',
]
/** Must be detected at any position. */
const pieces = [
  '\n',
  '\r\n',
  '\r',
  ' ',
  '\t',
  '\0',
  '\u00a0',
  '\u2028',
  '\u200b',
  '\u202e',
  '\ufeff',
  'а',
  '0',
  'Z',
  '-',
]

export const badSignIns: Readonly<Record<string, Make>> = {
  'another domain': signedWith(({ random }) => ({ domain: random.pick(domains) })),
  'a domain in disguise': signedAs((text, { random }) =>
    text.replace('app.example wants', `${random.pick(unreadableDomains)} wants`),
  ),
  'another uri': signedWith(({ random }) => ({
    uri: random.pick([
      'https://evil.example/app.example',
      'https://app.example.evil.example',
      'http://app.example',
      'https://app.example:444/',
      'https://app.example@evil.example/',
      'javascript:alert(1)',
      'ipfs://app.example',
      'blob:https://evil.example/x',
    ]),
  })),
  'a nonce that was used': (stage) =>
    signText(
      stage.victim,
      writeMessage(messageOf(stage.victim, stage.spent, { requestId: `r${stage.random.below(1e6)}` })),
    ),
  'a nonce of another project': (stage) =>
    signText(stage.victim, writeMessage(messageOf(stage.victim, stage.foreign))),
  'a nonce that is too old': (stage) =>
    signText(stage.victim, writeMessage(messageOf(stage.victim, stage.stale))),
  'a nonce that was made up': signedWith(({ random }) => ({ nonce: random.bytes(28).toString('hex') })),
  'a nonce with another digit': signedWith(({ random, given: { nonce } }) => {
    const at = random.below(nonce.length)
    const digit = random.pick([...'0123456789abcdef'].filter((one) => one !== nonce[at]))
    return { nonce: nonce.slice(0, at) + digit + nonce.slice(at + 1) }
  }),
  expired: signedWith(({ random, now }) => ({ expirationTime: later(now, -random.below(1e9) - 1) })),
  'not yet valid': signedWith(({ random, now }) => ({ notBefore: later(now, 5_000 + random.below(1e9)) })),
  'issued too long ago': signedWith(({ random, now }) => ({
    issuedAt: later(now, -301_000 - random.below(1e9)),
  })),
  'issued in the future': signedWith(({ random, now }) => ({
    issuedAt: later(now, 310_000 + random.below(1e9)),
  })),
  'a day that is none': signedAs((text, { random }) =>
    text.replace(
      /Issued At: .*/,
      `Issued At: ${random.pick(['2026-02-30T00:00:00Z', 'now', '', '0', '2026-13-01T00:00:00Z', `${new Date().toISOString()}+01:00`])}`,
    ),
  ),
  'another key': (stage) => signText(stage.thief, good(stage)),
  'a key of another family': (stage) => signText(stage.stranger, good(stage)),
  'another address than was signed': async (stage) => {
    const { message, signature } = await signText(stage.thief, good(stage, { address: stage.thief.address }))
    return { message: message.replace(stage.thief.address, stage.victim.address), signature }
  },
  'another chain than was signed': async (stage) => {
    const { message, signature } = await signText(stage.victim, good(stage))
    return {
      message: message.replace(
        /Chain ID: .*/,
        `Chain ID: ${stage.random.pick(['1', '10', 'mainnet', 'devnet1'])}`,
      ),
      signature,
    }
  },
  'the account of another family': signedAs((text, { random }) =>
    text.replace(
      /your \w+ account/,
      `your ${random.pick(['Ethereum', 'Solana', 'Bitcoin', 'Cosmos', 'Polkadot', 'Blockchain'])}  account`,
    ),
  ),
  'one byte altered after signing': async (stage) => {
    const { random } = stage
    const { message, signature } = await signText(
      stage.victim,
      good(stage, { statement: 'Hello there', requestId: 'abc', resources: ['https://app.example/a'] }),
    )
    const at = random.below(message.length)
    const letter = random.pick([...'abcdefXYZ0189 .:-/\n'].filter((one) => one !== message[at]))
    return { message: message.slice(0, at) + letter + message.slice(at + 1), signature }
  },
  'one byte more or less after signing': async (stage) => {
    const { random } = stage
    const { message, signature } = await signText(stage.victim, good(stage, { statement: 'Hello there' }))
    const at = random.below(message.length)
    return random.chance(0.5)
      ? { message: message.slice(0, at) + random.pick(pieces) + message.slice(at), signature }
      : { message: message.slice(0, at) + message.slice(at + 1), signature }
  },
  'one bit of the signature altered': async (stage) => {
    const { message, signature } = await signText(stage.victim, good(stage))
    const at = 2 + stage.random.below(signature.length - 4)
    const letter = stage.random.pick(
      [...'123456789abcdef'].filter((one) => one !== signature[at]?.toLowerCase()),
    )
    return { message, signature: signature.slice(0, at) + letter + signature.slice(at + 1) }
  },
  'a signature of something else': async (stage) => ({
    message: good(stage),
    signature: await stage.victim.sign(
      stage.random.pick(['', 'Sign in', good(stage, { domain: 'evil.example' })]),
    ),
  }),
  'no signature': async (stage) => ({
    message: good(stage),
    signature: stage.random.pick([
      '0x',
      '0x00',
      'null',
      'signature',
      `0x${'00'.repeat(65)}`,
      `0x${'ff'.repeat(65)}`,
      '1'.repeat(64),
      `0x${'0'.repeat(64)}${'6492'.repeat(16)}`,
    ]),
  }),
  'the twin of the signature': async (stage) => {
    const { message, signature } = await signText(stage.victim, good(stage))
    return { message, signature: twinOf(signature) }
  },
  'another version': signedAs((text, { random }) =>
    text.replace('Version: 1', `Version: ${random.pick(['2', '0', '1.0', '01', '1 ', '', 'one', '१'])}`),
  ),
  'another wording': signedAs((text, { random }) =>
    random.pick([
      text.replace('wants you to sign in', 'wants you to log in'),
      text.replace('wants you', 'wants  you'),
      text.replace('account:', 'account'),
      text.replace('URI: ', 'URL: '),
      text.replace('URI: ', 'Uri: '),
      text.replace('Chain ID: ', 'ChainID: '),
      text.replace('Nonce: ', 'nonce: '),
      text.replace('Issued At: ', 'Issued At:'),
      text.toUpperCase(),
      text.split('\n').toReversed().join('\n'),
      JSON.stringify({ text }),
      text.replace(/Version: 1\nChain ID: (.*)/, 'Chain ID: $1\nVersion: 1'),
      text.replace('\n\n', '\n'),
    ]),
  ),
  'a line too many': signedAs((text, { random, thief }) => {
    const lines = text.split('\n')
    const extra = random.pick([
      'Expiration Time: 2099-01-01T00:00:00Z',
      'URI: https://evil.example',
      `Nonce: ${'a'.repeat(16)}`,
      thief.address,
      'Resources:',
      '- https://evil.example',
      'app.example wants you to sign in with your Ethereum account:',
      'x',
    ])
    // The fourth line may be a statement, where any text that is not a field is allowed.
    const at = 1 + random.below(lines.length - 1)
    lines.splice(at === 3 ? 4 : at, 0, extra)
    return lines.join('\n')
  }),
  'lines in a statement': signedAs((text, { random, thief }) =>
    text.replace(
      /\n\n+URI/,
      `\n\n${random.pick(['Hello\n\nURI: https://evil.example\nVersion: 1', `ok\n${thief.address}`, 'a\r\nb', 'a\u2028b', 'a\vb', 'tab\there'])}\n\nURI`,
    ),
  ),
  'something before or after': signedAs((text, { random }) => {
    const piece = random.pick([...pieces, '\n\n', 'Hello\n', '\u0019Ethereum Signed Message:\n'])
    return random.chance(0.5) ? `${text}${piece}` : `${piece}${text}`
  }),
  'another line end': signedAs((text, { random }) =>
    text.replaceAll('\n', random.pick(['\r\n', '\r', '\u2028', '\u0085', '\\n'])),
  ),
  'a recap that its words do not say': signedWith(({ random }) => {
    const granted = { 'request/eth_sendTransaction': [{}], 'request/personal_sign': [{}] }
    const att = { eip155: granted }
    const opening = 'I further authorize the stated URI to perform the following actions on my behalf: '
    const words = `${opening}(1) 'request': 'eth_sendTransaction', 'personal_sign' for 'eip155'.`
    const recap = (value: object) =>
      `urn:recap:${Buffer.from(JSON.stringify(value)).toString(random.pick(['base64', 'base64url']))}`
    return random.pick([
      { statement: words },
      { resources: [recap({ att })] },
      {
        statement: random.pick(['Hello.', opening, words.slice(0, -1), `${words} `]),
        resources: [recap({ att })],
      },
      { statement: words.replace('personal_sign', 'eth_sign'), resources: [recap({ att })] },
      { statement: words.replace("'eip155'", "'solana'"), resources: [recap({ att })] },
      { statement: words, resources: [recap({ att: { eip155: { ...granted, 'request/eth_sign': [{}] } } })] },
      {
        statement: words,
        resources: [recap({ att: { ...att, 'https://evil.example': { 'crud/all': [{}] } } })],
      },
      {
        statement: words,
        resources: [recap({ att }), random.pick(['https://app.example/a', recap({ att })])],
      },
      {
        statement: words,
        resources: [recap({ att }).replace('urn:recap', random.pick(['URN:RECAP', 'urn:ReCap']))],
      },
      { statement: words, resources: [recap({ att, prf: ['bafy'] })] },
      {
        statement: words,
        resources: [`urn:recap:${random.bytes(1 + random.below(40)).toString('base64url')}`],
      },
    ])
  }),
  'a CACAO of something else': async (stage) => {
    const { random, victim, thief } = stage
    const message = messageOf(victim, stage.given, {
      statement: 'Hello there',
      resources: ['https://app.example/a'],
    })
    const signed = await signText(victim, writeMessage(message))
    const cacao = toCacao(message, signed.signature)
    const { h, p, s } = cacao
    const other = random.pick([
      { iss: `did:pkh:${thief.chainId}:${thief.address}` },
      { iss: p.iss.replace('did:pkh', random.pick(['did:key', 'did:web', ''])) },
      { domain: random.pick(domains) },
      { aud: random.pick(['https://evil.example', `${p.aud}/`, '']) },
      { nonce: stage.spent.nonce },
      { iat: later(stage.now, 1 + random.below(1_000)) },
      { exp: later(stage.now, 60_000) },
      { nbf: later(stage.now, -60_000) },
      { statement: random.pick(['Hello  there', 'Hello', 'Hello there ']) },
      { requestId: 'x' },
      { resources: random.pick([[], ['https://app.example/b'], ['https://app.example/a', 'urn:recap:e30']]) },
      { version: random.pick(['2', '', '01']) },
    ])
    return {
      ...signed,
      cacao: random.pick([
        { h, p: { ...p, ...other }, s },
        { h, p, s: { ...s, s: `${s.s}00` } },
        { h, p, s: { ...s, s: await thief.sign(signed.message) } },
        { h, p, s: { ...s, t: 'eip9999' } },
        { h: { t: 'eip9999' }, p, s },
        { h, p },
        { h, s },
        'x',
        null,
      ]),
    }
  },
  noise: async ({ random }) => ({
    message: random.bytes(1 + random.below(600)).toString('latin1'),
    signature: random.bytes(65).toString('hex'),
  }),
  'another page': async (stage) => ({
    ...(await signText(stage.victim, good(stage))),
    headers: {
      origin: stage.random.pick([
        'https://evil.example',
        'null',
        'http://app.example',
        'https://app.example:444',
        'https://app.example.evil.example',
        '',
        `${origin}/`,
        'https://APP.example',
      ]),
    },
  }),
  'a domain and a page that agree, and are not listed': async (stage) => {
    const domain = stage.random.pick(['evil.example', 'sub.app.example', 'localhost:3000'])
    return {
      ...(await signText(stage.victim, good(stage, { domain, uri: `https://${domain}` }))),
      headers: { origin: `https://${domain}` },
    }
  },
}

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const edOrder = 2n ** 252n + 27742317777372353535851937790883648493n

/** A malleated signature of the same text: n - s, or s + L. */
function twinOf(signature: string): string {
  if (signature.startsWith('0x')) {
    const s = order - BigInt(`0x${signature.slice(66, 130)}`)
    const v = signature.endsWith('1b') ? '1c' : '1b'
    return `${signature.slice(0, 66)}${s.toString(16).padStart(64, '0')}${v}`
  }
  const bytes = Buffer.from(toHex(signature), 'hex')
  const s = BigInt(`0x${Buffer.from(bytes.subarray(32)).reverse().toString('hex')}`) + edOrder
  const high = Buffer.from(s.toString(16).padStart(64, '0'), 'hex').reverse()
  return Buffer.concat([bytes.subarray(0, 32), high]).toString('base64')
}

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

function toHex(base58: string): string {
  let value = 0n
  for (const letter of base58) value = value * 58n + BigInt(alphabet.indexOf(letter))
  return value.toString(16).padStart(128, '0')
}
