import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { must } from './installApp.ts'

/** Packs the built kit as it would be published; resolves to the file. */
export async function packKit(folder: string): Promise<string> {
  const kit = join(import.meta.dirname, '../../packages/kit')
  await must(kit, 'pnpm', 'pack', '--pack-destination', folder)
  const file = readdirSync(folder).find((name) => name.endsWith('.tgz'))
  if (!file) throw new Error('pnpm packed nothing')
  return join(folder, file)
}
