import type { Figure } from '../../../scripts/figures.ts'
import type { Site, Sites } from './buildSites.ts'
import { closure, initialFiles, kilobytes, shortName, sizeOf, unit } from './measureSize.ts'

/** What WalletConnect costs a page: before pairing, after pairing, and in browsers without the required curves. */
export async function measureRemote(
  { latchkey, example }: Sites,
  report: (figure: Figure) => void,
): Promise<void> {
  const own = (id: string) => /\/connectors\/walletconnect\/|\/@noble\/ciphers\//.test(id)
  const unexpected = latchkey.chunks.flatMap(({ moduleIds }) => moduleIds).filter(own)
  report({
    name: 'modules of WalletConnect in a page without it',
    value: unexpected.length,
    unit: 'modules',
    goal: { op: '=', value: 0 },
    note: unexpected[0] ?? 'in all its files, also those fetched later',
  })
  const first = initialFiles(example)
  const before = example.chunks
    .filter(({ fileName }) => first.includes(fileName))
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([id]) => own(id))
  report({
    name: 'code of WalletConnect before pairing',
    value: before.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0),
    unit: 'bytes, neither minified nor compressed',
    goal: { op: '<=', value: 2_500 },
    note: before.map(([id]) => id.replace(/^.*\//, '')).join(', '),
  })
  const client = filesOf(example, '/walletconnect/client.js', first)
  report({
    name: 'size of the WalletConnect client',
    value: kilobytes(sizeOf(example, client)),
    unit,
    goal: { op: '<=', value: 15 },
    note: `all that is fetched where WebCrypto has X25519 and Ed25519: ${client.map(shortName).join(', ')}`,
  })
  for (const [name, module] of [
    ['size more with sign-in', '/walletconnect/authenticate.js'],
    ['size more without the curves in WebCrypto', '/walletconnect/plainKeys.js'],
  ] as const) {
    const files = filesOf(example, module, [...first, ...client])
    report({ name, value: kilobytes(sizeOf(example, files)), unit, note: files.map(shortName).join(', ') })
  }
}

/** The chunk of a module, with all of its imports that are not loaded yet. */
function filesOf(site: Site, module: string, there: readonly string[]): string[] {
  const chunk = site.chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
  if (!chunk) throw new Error(`${module} is in no file`)
  return closure(site, [chunk.fileName]).filter((file) => !there.includes(file))
}
