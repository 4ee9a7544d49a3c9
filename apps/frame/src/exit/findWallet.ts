/// <reference types="vite/client" />
import { startTrustedWorker } from '../trustedWorker.ts'
import type { FoundWallet, WalletSource } from './exitSheet.ts'
import workerUrl from './exitWorker.ts?worker&url'

/** Reads a wallet in a worker, which ends with its answer. */
export async function findWallet(source: WalletSource): Promise<FoundWallet | undefined> {
  const worker = await startTrustedWorker(workerUrl)
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FoundWallet | undefined>) => resolve(data)
      worker.onerror = () => reject(new Error('The words could not be read.'))
      worker.postMessage(source)
    })
  } finally {
    worker.terminate()
  }
}
