import pino, { type DestinationStream, type Logger } from 'pino'

// Query strings and node URLs contain API keys; paths contain users' addresses.
const secretQuery = /([?&](?:api-?key|apikey|key|token|secret|signature|access_token)=)[^&\s"']+/gi
const credentials = /\b([a-z][a-z\d+.-]{0,15}:\/\/)[^\s/@"']{1,512}@/gi
/** A JWT, complete or truncated. */
const webToken = /\beyJ[\w-]{8,}(?:\.[\w-]*){1,2}/g
const hexAddress = /0x[\da-fA-F]{40,}/g
// Some vendors put the API key in the path. `file:` URLs contain no secrets.
const urlPath = /\b(?!file:)[a-z][a-z\d+.-]{0,15}:\/\/[^\s/"'\\]{1,512}(\/[^\s?#"'\\]{1,4096})/gi
const pathPart = /(?<=\/)[\w-]{20,}/g
// Solana, Bitcoin and SS58 addresses, also after a percent-encoded character. Keeps chain ids.
const base58Address = /(?<!solana:|[1-9A-HJ-NP-Za-km-z])[1-9A-HJ-NP-Za-km-z]{25,54}(?![1-9A-HJ-NP-Za-km-z])/g
/** Of Bitcoin and Cosmos: the separator and at least 20 bytes with their checksum. Keeps the prefix. */
const bech32Address = /1[02-9ac-hj-np-z]{38,}/gi
const maxErrorChars = 8_192

/** Removes secrets and addresses from a text. */
export function redact(text: string): string {
  return text
    .replace(secretQuery, '$1…')
    .replace(credentials, '$1…@')
    .replace(webToken, '…')
    .replace(urlPath, (url) => url.replace(pathPart, (part) => (isMixed(part) ? '…' : part)))
    .replace(hexAddress, '0x…')
    .replace(bech32Address, '1…')
    .replace(base58Address, (word) => (isShuffled(word) ? '…' : word))
}

function isMixed(word: string): boolean {
  return /\d/.test(word) && /[a-z]/i.test(word)
}

/** Whether the word looks like Base58: it has both cases, and a digit or capitals where a name in code has none. */
function isShuffled(word: string): boolean {
  return /[a-z]/.test(word) && /[A-Z]/.test(word) && !/^[A-Za-z][a-z]+(?:[A-Z][a-z]{2,})*$/.test(word)
}

/** Any value can be thrown, and a value that cannot be logged must not crash the process. */
function describe(error: unknown) {
  const say = (text: unknown) => (typeof text === 'string' ? redact(text.slice(0, maxErrorChars)) : '')
  if (error instanceof Error)
    return { type: error.name, message: say(error.message), stack: say(error.stack) }
  return { type: typeof error, message: say(typeof error === 'object' ? undefined : String(error)) }
}

/** Structured logs: one JSON object per line. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'headers.authorization',
        'headers.cookie',
        '*.authorization',
        '*.key',
        '*.secret',
        '*.token',
        '*.password',
      ],
      censor: '…',
    },
    serializers: { err: describe },
    hooks: {
      // Every log line passes here once.
      streamWrite: redact,
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
