import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'

type Chunk = { moduleIds: string[]; code: string; isEntry: boolean; imports: string[]; fileName: string }

/** A page as a host would build it, from these lines. */
async function bundle(code: string): Promise<readonly Chunk[]> {
  const page = 'virtual:page'
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    root: import.meta.dirname,
    resolve: { conditions: ['@latchkey/source', 'module', 'browser'] },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === page ? `\0${page}` : null),
        load: (id) => (id === `\0${page}` ? code : null),
      },
    ],
    build: { write: false, rollupOptions: { input: page } },
  })
  const { output } = built as { output: (Chunk & { type: string })[] }
  return output.filter(({ type }) => type === 'chunk')
}

function importing(family: 'bitcoin' | 'evm' | 'solana'): string {
  const at = (name: string) => JSON.stringify(`${import.meta.dirname}/${name}`)
  return `
    import { createLatchkey } from ${at('index.ts')}
    import { ${family}, mainnet } from ${at(`families/${family}.ts`)}
    globalThis.kit = createLatchkey({ drivers: [${family}({ networks: [mainnet] })] })
  `
}

const ids = (chunks: readonly Chunk[]) => chunks.flatMap(({ moduleIds }) => moduleIds)

test('behavior: a page without Solana has no code of it in any chunk', async () => {
  const chunks = await bundle(importing('evm'))
  expect(ids(chunks).filter((id) => /\/viem\//.test(id)).length).toBeGreaterThan(10)
  expect(ids(chunks).filter((id) => /solana/.test(id))).toEqual([])
}, 60_000)

test('behavior: a page with Solana alone has no viem, and nothing of @solana before it is needed', async () => {
  const chunks = await bundle(importing('solana'))
  expect(ids(chunks).filter((id) => /\/viem\//.test(id))).toEqual([])
  const first = chunks.filter(({ isEntry }) => isEntry)
  const at = new Set(first.flatMap(({ fileName, imports }) => [fileName, ...imports]))
  const early = chunks.filter(({ fileName }) => at.has(fileName))
  expect(ids(early).filter((id) => /\/@solana\//.test(id))).toEqual([])
  const late = chunks.filter((chunk) => !early.includes(chunk) && /solana/.test(chunk.moduleIds.join()))
  const sizeOf = (list: readonly Chunk[]) => list.reduce((sum, { code }) => sum + gzipSync(code).length, 0)
  // Connecting needs the least of it, sending the most; 2 kB are for wallets on other devices, 2 kB for verifying payments, 1 kB for confirming tokens, 1 kB for revoking allowances.
  const isExtra = /\/solana\/(?:swap\/|sns|resolveName|curve)/
  expect(sizeOf(late.filter(({ moduleIds }) => !isExtra.test(moduleIds.join())))).toBeLessThan(31_000)
  // With checking swaps and resolving names, which are loaded when they are used.
  expect(sizeOf(late)).toBeLessThan(51_000)
}, 60_000)

test('behavior: a page with Bitcoin alone has only wallet discovery before a click, and no library', async () => {
  const chunks = await bundle(importing('bitcoin'))
  expect(ids(chunks).filter((id) => /\/viem\/|solana/.test(id))).toEqual([])
  const first = chunks.filter(({ isEntry }) => isEntry)
  const at = new Set(first.flatMap(({ fileName, imports }) => [fileName, ...imports]))
  const early = chunks.filter(({ fileName }) => at.has(fileName))
  expect(ids(early).filter((id) => /\/@(noble|scure)\//.test(id))).toEqual([])
  const late = chunks.filter(
    (chunk) => !early.includes(chunk) && /\/chains\/src\/bitcoin\//.test(chunk.moduleIds.join()),
  )
  const sizeOf = (list: readonly Chunk[]) => list.reduce((sum, { code }) => sum + gzipSync(code).length, 0)
  const connect = late.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/bitcoin/connect.ts')))
  // Connecting and signing messages, with the reading of addresses.
  expect(
    sizeOf(late.filter((chunk) => chunk === connect || connect?.imports.includes(chunk.fileName))),
  ).toBeLessThan(13_500)
  // All of it. The audited library for transactions and the one for signatures are two thirds.
  expect(sizeOf(late)).toBeLessThan(80_000)
}, 60_000)
