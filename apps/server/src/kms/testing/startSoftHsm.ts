import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** `./setup` unpacks SoftHSM there. */
const unpacked = join(import.meta.dirname, '../../../../../.tools/softhsm/root')
const root = existsSync(unpacked) ? unpacked : '/'

/** An empty token of SoftHSM, which is a real PKCS#11 library, in a folder of its own. */
export type SoftHsm = {
  readonly library: string
  readonly pin: string
  /** The URL of a KMS with keys of this label. */
  url(object: string): string
  /** Takes the token away, for processes that open it from now on. */
  unplug(): void
  plug(): void
  stop(): void
}

/** Only one at a time in a process: SoftHSM finds its folder by a variable. */
export function startSoftHsm(): SoftHsm {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-softhsm-'))
  const library = join(root, 'usr/lib/softhsm/libsofthsm2.so')
  const pin = '648219'
  mkdirSync(join(folder, 'tokens'))
  writeFileSync(join(folder, 'softhsm2.conf'), `directories.tokendir = ${folder}/tokens\nlog.level = ERROR\n`)
  process.env.SOFTHSM2_CONF = join(folder, 'softhsm2.conf')
  const args = ['--init-token', '--free', '--label', 'latchkey test', '--pin', pin, '--so-pin', '91827364']
  execFileSync(join(root, 'usr/bin/softhsm2-util'), [...args, '--module', library], { stdio: 'pipe' })
  return {
    library,
    pin,
    url: (object) => `pkcs11:token=latchkey%20test;object=${object}?module-path=${library}`,
    unplug: () => renameSync(join(folder, 'tokens'), join(folder, 'unplugged')),
    plug: () => renameSync(join(folder, 'unplugged'), join(folder, 'tokens')),
    stop() {
      delete process.env.SOFTHSM2_CONF
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
