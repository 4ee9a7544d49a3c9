import { Worker } from 'node:worker_threads'
import { programFile } from '../../programFiles.ts'

/** A drawing that takes longer is not shown. Long enough to start the thread on a busy machine. */
const timeoutMs = 10_000

let worker: Worker | undefined
let turn: Promise<unknown> = Promise.resolve()

/**
 * Sanitises an SVG image of a stranger; undefined if it cannot be shown. In a thread, one at
 * a time: however long it takes, requests do not wait for it.
 */
export function readDrawing(source: string): Promise<string | undefined> {
  const read = turn.then(() => ask(source))
  turn = read
  return read
}

/** Never rejects. */
function ask(source: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    worker ??= start()
    const own = worker
    const finish = (text: string | undefined, isLost: boolean) => {
      clearTimeout(timer)
      own.off('message', onMessage).off('exit', onExit)
      if (isLost) {
        worker = undefined
        void own.terminate()
      }
      resolve(text)
    }
    const onMessage = (text: string | undefined) => finish(text, false)
    const onExit = () => finish(undefined, true)
    const timer = setTimeout(onExit, timeoutMs)
    own.on('message', onMessage).on('exit', onExit)
    own.postMessage(source)
  })
}

function start(): Worker {
  const started = new Worker(programFile('features/pictures/drawingWorker.ts'), {
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
  })
  // The exit that follows is what counts.
  started.on('error', () => undefined)
  // It must not keep the process running.
  started.unref()
  return started
}
