import { parentPort } from 'node:worker_threads'
import { sanitiseSvg } from '../../registry/sanitiseSvg.ts'

// A thread of readDrawing.ts: reads one drawing at a time.
parentPort?.on('message', (source: string) => {
  let text: string | undefined
  try {
    text = sanitiseSvg(source)
  } catch {
    // Not a drawing that can be shown.
  }
  parentPort?.postMessage(text)
})
