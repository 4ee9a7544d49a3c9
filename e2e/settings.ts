import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** Where the built example is served. */
export const hostPort = Number(process.env.E2E_PORT ?? 4471)

/**
 * The built example. That with React 18 is built by `pnpm --filter @latchkey/example build:react18`;
 * `EXAMPLE` names the folder of another, such as one with the kit of an earlier release.
 */
export const exampleFolder = resolve(
  import.meta.dirname,
  '../apps/example',
  process.env.EXAMPLE ?? (process.env.REACT === '18' ? 'dist/react18' : 'dist'),
)

/** Debian's Chromium, without its background requests. */
export const chromium = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

const shell = '/usr/bin/chromium-headless-shell'

/** The headless build, if installed: journeys need a third less CPU. Drawing in the browser's own process saves more. */
export const headlessChromium = {
  ...chromium,
  args: [...chromium.args, '--in-process-gpu'],
  executablePath: process.env.CHROMIUM ?? (existsSync(shell) ? shell : chromium.executablePath),
}

/**
 * Visitors of most journeys prefer less motion: drawing it takes more processor time than all
 * the rest. `MOTION=on` runs them with it, and journeys about motion ask for it.
 */
export const motion = process.env.MOTION === 'on' ? 'no-preference' : 'reduce'
