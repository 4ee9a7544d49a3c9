import type { Driver } from '@latchkey/chains/driver'
import type { LocaleTag } from '../../core/config/locale.ts'
import type { Features, Theme } from '../../core/config/options.ts'
import { disconnect } from '../../core/connections/disconnect.ts'
import type { SiwxOption } from '../../core/connections/siwx.ts'
import { fillSlot, type SlotName } from '../../core/modal/fillSlot.ts'
import { openModal } from '../../core/modal/openModal.ts'
import type { ButtonState } from '../../ui/controls/buttonLabel.ts'
import { watchButton } from '../element/watchButton.ts'
import { createLatchkey, type Latchkey } from '../index.ts'
import { attachModal } from '../react/attachModal.tsx'
import { localSiwx, serverSiwx } from '../siwx.ts'
import { walletConnect } from '../walletconnect.ts'
import { families } from './familyList.gen.ts'

export type Running = {
  kit: Latchkey
  open(): void
  disconnect(): Promise<void>
  watch(listener: (state: ButtonState) => void): () => void
}

/** Creates a kit with its modal from the attributes of `<latchkey-button>`. */
export function run(element: HTMLElement): Running {
  const read = (name: string) => element.getAttribute(name) ?? undefined
  const words = (name: string) => (read(name) ?? '').split(/[\s,]+/).filter(Boolean)
  const [relay, projectId] = [read('relay'), read('project-id')]
  const kit = createLatchkey({
    id: read('kit-id') ?? 'default',
    drivers: readDrivers(words('networks'), read('rpc-url')),
    connectors: relay ? [walletConnect({ relay: { url: relay, projectId: projectId ?? '' } })] : [],
    metadata: { name: read('name') ?? document.title },
    api: read('api'),
    projectId,
    features: readFeatures(words('off')),
    siwx: readSignIn(read('sign-in')),
    locale: read('locale') as LocaleTag | undefined,
    strictCsp: element.hasAttribute('strict-csp'),
    theme: { mode: (read('theme') as Theme['mode']) || undefined, accent: read('accent') },
  })
  kit.onDestroy(attachModal(kit))
  const children = [...element.querySelectorAll<HTMLElement>(':scope > [slot]')]
  for (const child of children) fillSlot(kit, child.slot as SlotName, child)
  // For when the button is put back on the page.
  kit.onDestroy(() => element.append(...children))
  return {
    kit,
    open: () => openModal(kit),
    disconnect: () => disconnect(kit),
    watch: (listener) => watchButton(kit, listener),
  }
}

/** Reads EVM chain ids, `solana`, `solana:devnet` and so on. Families are in the order they are first named. */
function readDrivers(named: readonly string[], rpcUrl: string | undefined): Driver[] {
  const wanted = named.length > 0 ? named : ['1']
  const found = wanted.map((name, index) => {
    for (const family of families) {
      const network = family.networkOf(name)
      if (network)
        return { family, network: index === 0 && rpcUrl ? { ...network, rpcUrls: [rpcUrl] } : network }
    }
    throw new RangeError(`Latchkey knows no network "${name}".`)
  })
  return [...new Set(found.map(({ family }) => family))].map((family) =>
    family.driver(found.filter((one) => one.family === family).map(({ network }) => network)),
  )
}

const switches = [
  'swaps',
  'onramp',
  'activity',
  'branding',
  'send',
  'receive',
  'analytics',
  'allWallets',
] as const

function readFeatures(off: readonly string[]): Features {
  for (const name of off)
    if (!switches.some((known) => known === name))
      throw new RangeError(`Latchkey knows no feature "${name}".`)
  return Object.fromEntries(off.map((name) => [name, false]))
}

function readSignIn(place: string | undefined): SiwxOption | undefined {
  if (place === undefined) return undefined
  return place === 'server' ? serverSiwx() : localSiwx()
}
