import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'

/** What a page that starts a kit loads first, with these lines. */
async function firstBytes(lines: string): Promise<number> {
  const at = (name: string) => JSON.stringify(`${import.meta.dirname}/${name}`)
  const code = `
    import { createLatchkey } from ${at('index.ts')}
    import { evm, mainnet } from ${at('families/evm.ts')}
    const kit = globalThis.kit = createLatchkey({ drivers: [evm({ networks: [mainnet] })] })
    ${lines.replaceAll(/'\.\/(\w+)'/g, (_, name) => at(`${name}.ts`))}`
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: import.meta.dirname,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@latchkey/source', 'module', 'browser'] },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'virtual:page' ? '\0virtual:page' : null),
        load: (id) => (id === '\0virtual:page' ? code : null),
      },
    ],
    // The framework is the app's.
    build: {
      write: false,
      rollupOptions: { input: 'virtual:page', external: [/^(vue|solid-js|@angular\/core)$/] },
    },
  })
  const { output } = built as { output: { type: string; isEntry?: boolean; code?: string }[] }
  const entry = output.find(({ type, isEntry }) => type === 'chunk' && isEntry)
  return gzipSync(entry?.code ?? '').length
}

test('behavior: a binding adds at most 0.6 kB to a page', { timeout: 120_000 }, async () => {
  const alone = await firstBytes('')
  const uses = {
    vue: `import { useAccount, useNetwork } from './vue'; globalThis.use = [useAccount, useNetwork]`,
    svelte: `import { accountStore, networkStore } from './svelte'; globalThis.use = [accountStore, networkStore]`,
    solid: `import { useAccount, useNetwork } from './solid'; globalThis.use = [useAccount, useNetwork]`,
    angular: `import { injectAccount, injectNetwork } from './angular'; globalThis.use = [injectAccount, injectNetwork]`,
  }
  for (const [name, lines] of Object.entries(uses)) {
    const added = (await firstBytes(lines)) - alone
    expect(added, name).toBeLessThanOrEqual(600)
  }
})
