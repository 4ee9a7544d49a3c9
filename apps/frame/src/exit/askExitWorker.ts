/// <reference types="vite/client" />
import { startTrustedWorker } from '../trustedWorker.ts'
import type { KeySource, WalletSource } from './exitSheet.ts'
import workerUrl from './exitWorker.ts?worker&url'

export async function askExitWorker<Found>(source: WalletSource | KeySource): Promise<Found | undefined> {
  const worker = await startTrustedWorker(workerUrl)
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Found | undefined>) => resolve(data)
      worker.onerror = () => reject(new Error('What was typed could not be read.'))
      worker.postMessage(source)
    })
  } finally {
    worker.terminate()
  }
}
