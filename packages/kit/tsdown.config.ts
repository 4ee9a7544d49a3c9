import { readFile } from 'node:fs/promises'
import { transform } from 'lightningcss'
import { defineConfig } from 'tsdown'
import { chainFamilies } from '../chains/scripts/chainFamilies.ts'

/** `x.css?inline` becomes the minified sheet as a string, as Vite does it. */
const inlineCss = {
  name: 'inline-css',
  async load(id: string) {
    if (!id.endsWith('.css?inline')) return null
    const filename = id.slice(0, -'?inline'.length)
    const { code } = transform({ filename, code: await readFile(filename), minify: true })
    return { code: `export default ${JSON.stringify(code.toString())}`, moduleType: 'js' as const }
  },
}

export default defineConfig({
  entry: {
    index: 'src/exports/index.ts',
    react: 'src/exports/react.tsx',
    mount: 'src/exports/mount.tsx',
    siwx: 'src/exports/siwx.ts',
    walletconnect: 'src/exports/walletconnect.ts',
    wagmi: 'src/exports/wagmi.ts',
    testing: 'src/exports/testing.ts',
    testingPlaywright: 'src/exports/testingPlaywright.ts',
    ...Object.fromEntries(
      chainFamilies().map((name) => [`families/${name}`, `src/exports/families/${name}.ts`]),
    ),
  },
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  // The workspace's own packages are part of the kit; what npm can share stays outside.
  deps: { alwaysBundle: [/^@latchkey\//] },
  plugins: [inlineCss],
  // One file per module: how they go together is for the host's own bundler to decide.
  unbundle: true,
})
