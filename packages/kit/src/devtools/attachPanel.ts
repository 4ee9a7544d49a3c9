import type { Kit } from '../core/kit.ts'
import { drawPanel } from './panel/drawPanel.ts'
import type { TestWalletLoaders } from './testWallets.ts'
import { watchKit } from './watchKit.ts'

/** Watches the kit and shows the panel. Returns a function that takes everything away. */
export function attachPanel(kit: Kit, loaders: TestWalletLoaders): () => void {
  const devtools = watchKit(kit, loaders)
  const remove = drawPanel(devtools)
  return kit.onDestroy(() => {
    remove()
    devtools.stop()
  })
}
