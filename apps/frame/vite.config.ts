import { createHash } from 'node:crypto'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [addIntegrity()],
  build: {
    target: 'es2023',
    // The policy of the frame allows no inline script, and every browser that runs it preloads modules.
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [new URL('frame.html', import.meta.url).pathname] },
  },
})

/**
 * Names the hash of every script in the page, so that browsers refuse a changed file. Those
 * that are imported later are listed in an import map.
 */
function addIntegrity(): Plugin {
  return {
    name: 'latchkey:integrity',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const hashes = new Map<string, string>()
        for (const [name, { type, ...made }] of Object.entries(bundle))
          if (type === 'chunk' && 'code' in made)
            hashes.set(`/${name}`, `sha384-${createHash('sha384').update(made.code).digest('base64')}`)
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
