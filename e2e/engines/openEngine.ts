import { openBrowser } from '../rig/openBrowser.ts'
import { startWebkit } from '../webkit/startWebkit.ts'
import type { Engine, EngineName, EngineOptions } from './engine.ts'
import { puppeteerEngine } from './puppeteerEngine.ts'
import { webkitEngine } from './webkitEngine.ts'

export async function openEngine(name: EngineName, options: EngineOptions): Promise<Engine> {
  return name === 'webkit'
    ? webkitEngine(await startWebkit(options))
    : puppeteerEngine(name, await openBrowser(name, options))
}
