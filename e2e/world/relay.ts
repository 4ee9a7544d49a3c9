import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test as base, type Chains } from '../host.ts'
import type { WalletKind } from '../relay/peers.ts'
import { createRemoteWallet, type RemoteWallet } from '../relay/remoteWallet.ts'
import { isStrayOfPeers } from '../relay/strayOfPeers.ts'

export { expect } from '../host.ts'

/** Faults of a client's connection, or of the relay process it is connected to. */
export type RelayOrder = 'cut' | 'down' | 'up' | 'kill' | 'start'

/** Two relay processes on one Redis: apps use one, wallets the other. */
export type Relay = {
  readonly urls: { readonly app: string; readonly wallet: string }
  readonly projectId: string
  /** Causes a fault on one side; resolves when it is done. */
  do(order: RelayOrder, side: 'app' | 'wallet'): Promise<void>
}

type Fixtures = {
  /** A wallet on another device, built with the official SDK. */
  startWallet(kind?: WalletKind, options?: Partial<createRemoteWallet.Options>): Promise<RemoteWallet>
  /** Opens the example with WalletConnect enabled. */
  visitWithRelay(settings?: Record<string, string>): Promise<void>
}

/** Fixtures for journeys with another device: the host's, the relay, and wallets with the official SDK. */
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
      const wallet = await createRemoteWallet(kind, { ...remoteWalletOptions(relay, chains), ...options })
      started.push(wallet)
      return wallet
    })
    for (const wallet of started) await wallet.stop()
  },
  async visitWithRelay({ host, relay }, use) {
    await use((settings = {}) => host.visit({ relay: `${relay.projectId}@${relay.urls.app}`, ...settings }))
  },
})

/** How a wallet on another device reaches the relay, and the nodes it signs for. */
export function remoteWalletOptions(
  { projectId, urls }: Relay,
  { base, local }: Chains,
): createRemoteWallet.Options {
  return { relayUrl: urls.wallet, projectId, nodes: { 31337: local.url, 8453: base.url } }
}

/** A separate process: the server is plain Node. */
export async function startRelay(): Promise<{ relay: Relay; stop(): Promise<void> }> {
  const child = fork(join(import.meta.dirname, 'serveRelay.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const { urls, projectId } = await command<{ urls: [string, string]; projectId: string }>(child, 'open')
  return {
    relay: {
      urls: { app: urls[0], wallet: urls[1] },
      projectId,
      do: (order, side) => command(child, 'do', { order, side: side === 'app' ? 0 : 1 }),
    },
    async stop() {
      await Promise.race([command(child, 'close').catch(() => undefined), sleep(10_000)])
      child.kill('SIGKILL')
    },
  }
}

/** Third-party wallets run in this process, and Playwright fails a journey for every unhandled error. */
function ignoreStraysOfPeers() {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    for (const blame of process.listeners(event as 'uncaughtException')) {
      process.off(event, blame)
      process.on(event, (error, origin) => isStrayOfPeers(error) || blame(error, origin))
    }
}

let orders = 0

function command<Result>(child: ChildProcess, name: string, params: object = {}): Promise<Result> {
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
