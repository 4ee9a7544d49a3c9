import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test as base, type Chains } from '../host.ts'
import type { WalletKind } from '../relay/peers.ts'
import { createRemoteWallet, type RemoteWallet } from '../relay/remoteWallet.ts'
import { isStrayOfPeers } from '../relay/strayOfPeers.ts'

export { expect } from '../host.ts'

/** What can happen to the way of a client, or to the process it leads to. */
export type RelayOrder = 'cut' | 'down' | 'up' | 'kill' | 'start'

/** Two processes of the relay on one Redis: apps are on one, wallets on the other. */
export type Relay = {
  readonly urls: { readonly app: string; readonly wallet: string }
  readonly projectId: string
  /** Does that on one side; resolves when it is done. */
  do(order: RelayOrder, side: 'app' | 'wallet'): Promise<void>
}

type Fixtures = {
  /** A wallet on another device, made with somebody else's SDK. */
  startWallet(kind?: WalletKind, options?: Partial<createRemoteWallet.Options>): Promise<RemoteWallet>
  /** Visits the example with wallets on other devices switched on. */
  visitWithRelay(settings?: Record<string, string>): Promise<void>
}

/** Journeys that involve another device: the host's fixtures, the relay, and wallets of others on it. */
export const test = base.extend<Fixtures, { relay: Relay }>({
  relay: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      ignoreStraysOfPeers()
      const { relay, stop } = await startRelay()
      await use(relay)
      await stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  async startWallet({ chains, relay }, use) {
    const started: RemoteWallet[] = []
    await use(async (kind = '@reown/walletkit', options = {}) => {
      const wallet = await createRemoteWallet(kind, { ...walletOptions(relay, chains), ...options })
      started.push(wallet)
      return wallet
    })
    for (const wallet of started) await wallet.stop()
  },
  async visitWithRelay({ host, relay }, use) {
    await use((settings = {}) => host.visit({ relay: `${relay.projectId}@${relay.urls.app}`, ...settings }))
  },
})

function walletOptions({ projectId, urls }: Relay, { base, local }: Chains): createRemoteWallet.Options {
  return { relayUrl: urls.wallet, projectId, nodes: { 31337: local.url, 8453: base.url } }
}

/** Its own process: the server is plain Node. */
async function startRelay(): Promise<{ relay: Relay; stop(): Promise<void> }> {
  const child = fork(join(import.meta.dirname, 'serveRelay.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const { urls, projectId } = await tell<{ urls: [string, string]; projectId: string }>(child, 'open')
  return {
    relay: {
      urls: { app: urls[0], wallet: urls[1] },
      projectId,
      do: (order, side) => tell(child, 'do', { order, side: side === 'app' ? 0 : 1 }),
    },
    async stop() {
      await Promise.race([tell(child, 'close').catch(() => undefined), sleep(10_000)])
      child.kill('SIGKILL')
    },
  }
}

/** Wallets of others run in this process, and Playwright blames a journey for any error it hears of. */
function ignoreStraysOfPeers() {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    for (const blame of process.listeners(event as 'uncaughtException')) {
      process.off(event, blame)
      process.on(event, (error, origin) => isStrayOfPeers(error) || blame(error, origin))
    }
}

let orders = 0

function tell<Result>(child: ChildProcess, name: string, params: object = {}): Promise<Result> {
  const id = orders++
  return new Promise((resolve, reject) => {
    const stop = () => {
      child.off('message', onMessage)
      child.off('exit', onExit)
    }
    const onExit = () => reject(new Error('the relay ended'))
    const onMessage = (answer: { id: number; result?: unknown; error?: string }) => {
      if (answer.id !== id) return
      stop()
      if (answer.error === undefined) resolve(answer.result as Result)
      else reject(new Error(answer.error))
    }
    child.on('message', onMessage)
    child.once('exit', onExit)
    child.send({ id, name, params })
  })
}
