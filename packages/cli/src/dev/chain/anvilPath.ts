import { createRequire } from 'node:module'

/** The program in the package of this platform: its npm wrapper would need an install script. */
export function anvilPath(): string {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch
  const ours = createRequire(import.meta.url)
  const anvils = createRequire(ours.resolve('@foundry-rs/anvil/package.json'))
  const platform = anvils.resolve(`@foundry-rs/anvil-${process.platform}-${architecture}/package.json`)
  return platform.replace(/package\.json$/, `bin/anvil${process.platform === 'win32' ? '.exe' : ''}`)
}
