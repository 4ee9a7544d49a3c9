import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { programFile } from '../programFiles.ts'
import { contextBytes } from './contextBytes.ts'
import type { KmsOptions, KmsProvider } from './kms.ts'
import { KmsError } from './kmsError.ts'
import { parsePkcs11Uri } from './parsePkcs11Uri.ts'
import type { Answer, Question } from './pkcs11Process.ts'

const name = 'pkcs11'

/** After this time without any answer the library hangs, and its process is ended. */
const hangsAfterMs = 1_000
/** Opening an HSM in the network takes longer, and must not begin again and again. */
const opensWithinMs = 30_000

type Pending = { resolve(bytes: Uint8Array): void; reject(error: KmsError): void }

/**
 * Keys in an HSM, through the PKCS#11 library of its vendor.
 *
 * The library runs in a process of its own. Its calls block, so an HSM that is away would
 * stop the whole server; a process that hangs or crashes is replaced.
 */
export function openPkcs11Kms(url: string, { credential }: KmsOptions): KmsProvider {
  const place = parsePkcs11Uri(url)
  if (!isDriverInstalled())
    throw new Error('an HSM needs the package pkcs11js beside the server: npm install pkcs11js')
  if (!credential) throw new Error('AUTH_KMS_CREDENTIAL is not set: a PKCS#11 KMS needs the PIN of its token')
  const pin = credential
  const pending = new Map<number, Pending>()
  let count = 0
  let child: ChildProcess | undefined
  /** From when on a process without an answer hangs. */
  let hangsFrom = 0
  /** Set if a retry would do harm: a few wrong PINs lock the token for good. */
  let wrongPin: KmsError | undefined

  function start(): ChildProcess {
    const started = fork(programFile('kms/pkcs11Process.ts'), [], {
      serialization: 'advanced',
      // What a library prints could hold anything.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--max-old-space-size=64'],
      env: withoutSecrets(process.env),
    })
    started.on('message', (answer: Answer) => {
      hangsFrom = performance.now() + hangsAfterMs
      const asked = pending.get(answer.id)
      pending.delete(answer.id)
      if ('bytes' in answer) return asked?.resolve(answer.bytes)
      const error = new KmsError(answer.kind, name, answer.reason)
      if (/^CKR_PIN_/.test(answer.reason)) wrongPin = error
      asked?.reject(error)
      // Opening everything again is the way to recover from any error of an HSM.
      if (answer.kind === 'unavailable') drop(started, answer.reason)
    })
    const fail = () => drop(started, 'the process of the library ended')
    started.on('error', fail)
    started.once('exit', fail)
    // The process of the server, or of a command, may end without closing.
    started.unref()
    started.channel?.unref()
    // By a message, as arguments and variables can be read by other processes.
    started.send({ ...place, pin })
    hangsFrom = performance.now() + opensWithinMs
    return started
  }

  function drop(dropped: ChildProcess, reason: string): void {
    dropped.kill('SIGKILL')
    // Another has replaced it, and these are its questions.
    if (child !== dropped) return
    child = undefined
    for (const { reject } of pending.values()) reject(new KmsError('unavailable', name, reason))
    pending.clear()
  }

  function ask(question: Omit<Question, 'id'>, signal: AbortSignal): Promise<Uint8Array> {
    if (wrongPin) return Promise.reject(wrongPin)
    child ??= start()
    const asked = child
    const id = ++count
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject })
      // The channel must keep a process running only while it waits for an answer.
      asked.channel?.ref()
      asked.send({ id, ...question })
      signal.addEventListener('abort', () => {
        if (pending.size === 0) asked.channel?.unref()
        if (!pending.delete(id)) return
        // A long queue is slow, too, but moves.
        if (performance.now() >= hangsFrom) drop(asked, 'the library hangs')
      })
    })
  }

  return {
    name,
    wrap: (bytes, context, signal) => ask({ verb: 'wrap', bytes, aad: contextBytes(context) }, signal),
    unwrap: (bytes, context, signal) => ask({ verb: 'unwrap', bytes, aad: contextBytes(context) }, signal),
    async rotate(signal) {
      const nothing = new Uint8Array()
      return Buffer.from(await ask({ verb: 'rotate', bytes: nothing, aad: nothing }, signal)).toString('hex')
    },
    async close() {
      if (child) drop(child, 'closed')
    },
  }
}

/** Libraries read settings of their own from variables, but need none of the server's secrets. */
function withoutSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isSecret = /SECRET|TOKEN|PASSWORD|CREDENTIAL|(DATABASE|REDIS|CLICKHOUSE)_URL|_KEY$|^RPC_/
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isSecret.test(name)))
}

/** The package of the server does not install it: it is native code, and few servers have an HSM. */
function isDriverInstalled(): boolean {
  try {
    return createRequire(import.meta.url).resolve('pkcs11js') !== ''
  } catch {
    return false
  }
}
