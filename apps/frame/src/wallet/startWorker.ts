/// <reference types="vite/client" />
import { checkFile, fileHashes, startTrustedWorker } from '../trustedWorker.ts'
import workerUrl from '../worker.ts?worker&url'
import type { WalletWorker } from './openWallet.ts'

export function startWorker(): Promise<WalletWorker> {
  return startTrustedWorker(workerUrl)
}

/** Has the worker's file in the cache before it is needed. Never throws. */
export async function prepareWorker(): Promise<void> {
  await checkFile(workerUrl).catch(() => undefined)
}

/** Checks the files that the worker loads later, such as to create a wallet, or for signatures that few need. */
export async function checkCreationFiles(): Promise<void> {
  const files = Object.keys(fileHashes()).filter((path) => path.startsWith('/assets/worker-'))
  await Promise.all(files.filter((path) => path !== workerUrl).map(checkFile))
}
