import type { CDPSession, Page } from 'puppeteer-core'
import type { Figure } from '../../../scripts/figures.ts'
import { ask } from '../../rig/hostPage.ts'
import { logIn } from '../../rig/logIn.ts'
import { names, originOf } from '../../rig/names.ts'
import { quantile } from '../../server/quantile.ts'
import { walletFamilies } from '../../wallet/walletFamilies.ts'
import { busyMs, type Run } from './busyMs.ts'
import { mount } from './timedHost.ts'
import { loadNote, withRig } from './withRig.ts'

const signaturesEach = 200
/** Compiling the code is part of the first one only. */
const warmUps = 5

/** The time that a signature takes: in the worker, and with the half that the server releases. */
export async function measureSigning(report: (figure: Figure) => void): Promise<void> {
  await withRig(async ({ browser, mail }) => {
    const page = await browser.newPage()
    const found = workerOf(page)
    await (await found).listen
    await page.goto(originOf(names.shop))
    await mount(page)
    await logIn(page, { browser, email: 'sign@mail.test', mail, mails: 1 })
    await ask(page, 'getUser', {})
    const worker = await (await found).worker
    for (const { namespace } of walletFamilies) {
      const runs: Run[] = []
      for (let turn = 0; turn < signaturesEach + warmUps; turn++) runs.push(await signIn(worker, namespace))
      const warm = runs.slice(warmUps)
      const inside = warm.map(busyMs)
      const whole = warm.map(({ started, ended }) => ended - started)
      const first = runs[0] ? busyMs(runs[0]) : Number.NaN
      const note = `${warm.length} signatures, the first ${first.toFixed(1)} ms, ${loadNote()}`
      for (const [share, value] of [
        [0.5, 3],
        [0.95, 15],
      ] as const)
        report({
          name: `unlocking and signing in the worker, ${namespace}, p${share * 100}`,
          value: Number(quantile(inside, share).toFixed(2)),
          unit: 'ms',
          goal: { op: '<=', value },
          note,
        })
      report({
        name: `signing with the half of the server, ${namespace}, p95`,
        value: Number(quantile(whole, 0.95).toFixed(1)),
        unit: 'ms',
        goal: { op: '<=', value: 60 },
        note: `p50 ${quantile(whole, 0.5).toFixed(1)} ms, on this machine, ${loadNote()}`,
      })
    }
    await page.close()
  })
}

/**
 * The wallet's worker of a page. Before its code runs, it learns to note when it asks the
 * server and when it is answered.
 */
async function workerOf(page: Page): Promise<{ listen: Promise<void>; worker: Promise<CDPSession> }> {
  const { promise, resolve } = Promise.withResolvers<CDPSession>()
  const session = await page.createCDPSession()
  const attach = (one: CDPSession) =>
    one.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true })
  async function onAttached(parent: CDPSession): Promise<void> {
    parent.on('sessionattached', async (one: CDPSession) => {
      await onAttached(one).catch(() => undefined)
      // A page that has not been loaded has nowhere to run it.
      const done = await one
        .send('Runtime.evaluate', { expression: `(${watchWorker})()` })
        .catch(() => undefined)
      if (done?.result.value === true) resolve(one)
      await one.send('Runtime.runIfWaitingForDebugger').catch(() => undefined)
    })
    await attach(parent)
  }
  return { listen: onAttached(session), worker: promise }
}

/** Runs in the worker. Messages to it are those of the page, those of ports are answers of the server. */
function watchWorker(): boolean {
  const scope = globalThis as unknown as Watched
  if (typeof scope.document !== 'undefined' || !scope.DedicatedWorkerGlobalScope) return false
  const asked = new Map<number, number>()
  const answers = new Map<number, (ended: number) => void>()
  let waits: [number, number][] = []
  const send = MessagePort.prototype.postMessage
  MessagePort.prototype.postMessage = function (this: MessagePort, ...args: unknown[]) {
    const { call, id } = args[0] as { call?: string; id: number }
    if (call) asked.set(id, performance.now())
    return Reflect.apply(send, this, args)
  } as typeof send
  const listen = MessagePort.prototype.addEventListener
  MessagePort.prototype.addEventListener = function (
    this: MessagePort,
    type: string,
    listener: (event: MessageEvent) => void,
  ) {
    return Reflect.apply(listen, this, [
      type,
      (event: MessageEvent) => {
        const from = asked.get(event.data?.id)
        if (from !== undefined) waits.push([from, performance.now()])
        listener(event)
      },
    ])
  } as typeof listen
  const reply = scope.postMessage.bind(scope)
  scope.postMessage = (message: { id: number }, ...rest: unknown[]) => {
    answers.get(message.id)?.(performance.now())
    reply(message, ...rest)
  }
  let count = 1_000_000
  scope.signOne = (namespace) => {
    const id = ++count
    const bytes = crypto.getRandomValues(new Uint8Array(32))
    waits = []
    asked.clear()
    return new Promise((resolve) => {
      const started = performance.now()
      answers.set(id, (ended) => resolve(JSON.stringify({ started, ended, waits })))
      scope.dispatchEvent(
        new MessageEvent('message', { data: { id, verb: 'sign', namespace, index: 0, bytes } }),
      )
    })
  }
  return true
}

type Watched = {
  document?: unknown
  DedicatedWorkerGlobalScope?: unknown
  postMessage(message: { id: number }, ...rest: unknown[]): void
  dispatchEvent(event: Event): boolean
  signOne(namespace: string): Promise<string>
}

async function signIn(worker: CDPSession, namespace: string): Promise<Run> {
  const expression = `signOne(${JSON.stringify(namespace)})`
  const { result } = await worker.send('Runtime.evaluate', { expression, awaitPromise: true })
  return JSON.parse(String(result.value)) as Run
}
