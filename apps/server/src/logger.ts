import pino, { type DestinationStream, type Logger } from 'pino'

// Keys travel in query strings and upstream addresses; people's addresses in paths.
const secretQuery = /([?&](?:api-?key|apikey|key|token|secret|signature|access_token)=)[^&\s"']+/gi
const credentials = /\b([a-z][a-z\d+.-]{0,15}:\/\/)[^\s/@"']{1,512}@/gi
/** A JWT, in three parts or cut off. */
const webToken = /\beyJ[\w-]{8,}(?:\.[\w-]*){1,2}/g
const evmAddress = /0x[\da-fA-F]{40,}/g
// Where vendors want a key in the path. Files have long names too, and no secrets in them.
const urlPath = /\b(?!file:)[a-z][a-z\d+.-]{0,15}:\/\/[^\s/"'\\]{1,512}(\/[^\s?#"'\\]{1,4096})/gi
const pathPart = /(?<=\/)[\w-]{20,}/g
// A chain's own id is not anybody's.
const base58Address = /(?<!solana:)\b[1-9A-HJ-NP-Za-km-z]{32,44}\b/g
/** Characters of an error that are kept. */
const longest = 8_192

/** Takes what must not be kept out of a text. */
export function redact(text: string): string {
  return text
    .replace(secretQuery, '$1…')
    .replace(credentials, '$1…@')
    .replace(webToken, '…')
    .replace(urlPath, (url) => url.replace(pathPart, (part) => (isMixed(part) ? '…' : part)))
    .replace(evmAddress, '0x…')
    .replace(base58Address, (word) =>
      isMixed(word) && /[a-z]/.test(word) && /[A-Z]/.test(word) ? '…' : word,
    )
}

function isMixed(word: string): boolean {
  return /\d/.test(word) && /[a-z]/i.test(word)
}

/** Anything can be thrown, and what cannot be logged must not end the process. */
function describe(error: unknown) {
  const say = (text: unknown) => (typeof text === 'string' ? redact(text.slice(0, longest)) : '')
  if (error instanceof Error)
    return { type: error.name, message: say(error.message), stack: say(error.stack) }
  return { type: typeof error, message: say(typeof error === 'object' ? undefined : String(error)) }
}

/** Structured logs, one JSON object a line. */
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
      // Whatever text ends up in a line passes here once.
      streamWrite: redact,
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
