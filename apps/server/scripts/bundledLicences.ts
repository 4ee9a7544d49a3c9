import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = { readonly name?: string; readonly version?: string; readonly license?: string }
type Output = { readonly type: string; readonly moduleIds?: readonly string[] }
type Emitter = { emitFile(file: { type: 'asset'; fileName: string; source: string }): unknown }

/** Writes the licences of the packages that a build contains beside it: they ask for that. */
export function bundledLicences() {
  return {
    name: 'bundled-licences',
    generateBundle(this: Emitter, _options: unknown, bundle: Readonly<Record<string, Output>>) {
      const ids = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds)
      const found = new Set(ids.flatMap((id) => folderOf(id) ?? []))
      const source = [...found]
        .map(describe)
        .sort()
        .join(`\n${'-'.repeat(80)}\n\n`)
      this.emitFile({ type: 'asset', fileName: 'LICENSES.txt', source })
    },
  }
}

/** The package in node_modules that a module belongs to. */
function folderOf(id: string): string | undefined {
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]
}

function describe(folder: string): string {
  const text = (file: string) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim()
  const { name, version, license } = JSON.parse(text('package.json')) as Manifest
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice)/i.test(file))
  return `${[`${name} ${version}: ${license}`, ...files.sort().map(text)].join('\n\n')}\n`
}
