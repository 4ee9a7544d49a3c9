import { createHash } from 'node:crypto'
import { defineConfig, type Plugin } from 'vite'

/** What approvals of every family need. As files of some bytes each they would take longer to load. */
const sharedByApprovals =
  /chains\/src\/(?:approval|describeText|providerError|sanitise)\.ts$|protocol\/src\/(?:amount|caip|errors|siwx\/\w+|catalogue\/(?:node\w*|siwx|values))\.ts$|frame\/src\/approvals\/(?:approvalFamilies|askGateway|handleRpcRequest|methods)\.ts$/

export default defineConfig({
  plugins: [addIntegrity()],
  // Drivers share one version of it with viem; here everything else has the other, and two would not fit.
  resolve: { alias: [{ find: /^@noble\/hashes\/blake2$/, replacement: 'noble-hashes-2/blake2.js' }] },
  build: {
    target: 'es2023',
    // What it adds to the first file is more than what it saves later.
    modulePreload: false,
    rolldownOptions: {
      input: ['frame.html', 'popup.html', 'social.html'].map(
        (page) => new URL(page, import.meta.url).pathname,
      ),
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'approvals', test: sharedByApprovals }],
        },
      },
    },
  },
  worker: {
    // Modules, so that what only a new wallet needs is in files of its own.
    format: 'es',
    rolldownOptions: {
      // The page knows those of the wallet's worker by this name: it checks them before the worker loads them.
      output: {
        entryFileNames: ({ name }) =>
          name === 'worker' ? 'assets/worker-[hash].js' : 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/worker-[name]-[hash].js',
      },
    },
  },
})

/**
 * Names the hash of every script in the page, so that browsers refuse a changed file. Those
 * that are imported later are listed in an import map, and so are those of the worker:
 * browsers do not check them, so the page does (`startTrustedWorker`).
 */
function addIntegrity(): Plugin {
  return {
    name: 'latchkey:integrity',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const hashes = new Map<string, string>()
        for (const [name, made] of Object.entries(bundle)) {
          if (!name.endsWith('.js')) continue
          // Files of the worker have been built before, so they are assets here.
          const code = made.type === 'chunk' ? made.code : made.source
          hashes.set(`/${name}`, `sha384-${createHash('sha384').update(code).digest('base64')}`)
        }
        const map = JSON.stringify({ integrity: Object.fromEntries(hashes) })
        for (const page of Object.values(bundle)) {
          if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue
          const html = String(page.source).replaceAll(
            /<(script|link)([^>]*)(src|href)="([^"]+\.js)"/g,
            (whole, tag, rest, attribute, path) =>
              hashes.has(path)
                ? `<${tag}${rest}${attribute}="${path}" integrity="${hashes.get(path)}"`
                : whole,
          )
          // Before the first module: a map that comes later is ignored.
          page.source = html.replace(/<script /, `<script type="importmap">${map}</script>\n    <script `)
        }
      },
    },
  }
}
