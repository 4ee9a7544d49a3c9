import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const packages = ['webkit2gtk-driver', 'xvfb', 'openbox']
const programs = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/openbox']

/** Installs what only WebKitGTK needs, where that needs no password; says how elsewhere. */
export function installWebkit(): void {
  if (programs.every((program) => existsSync(program))) return
  const command = `apt-get install -y --no-install-recommends ${packages.join(' ')}`
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(`WebKitGTK is not installed. On Debian: sudo ${command}`)
  console.info(`installing ${packages.join(', ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync('sh', ['-c', `apt-get update -qq && ${command} -qq`], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`${command} failed.`)
}
