import { projectIdMissing } from '@latchkey/protocol/catalogue'
import { KitError } from '@latchkey/protocol/errors'
import { activeNetwork } from '../../core/config/networks.ts'
import { version } from '../../core/config/version.ts'
import type { Kit } from '../../core/kit.ts'
import { showAlert } from '../../core/modal/alerts.ts'
import { frameSlot, openFrameSlot } from '../../core/modal/frameSlot.ts'
import type { EmbeddedOptions } from './embeddedOptions.ts'
import type { MountedFrame } from './frame.ts'

const frames = new WeakMap<object, HTMLIFrameElement>()

/** The iframe of a kit, for the view that makes room for it. */
export function frameElement(kit: object): HTMLIFrameElement | undefined {
  return frames.get(kit)
}

/** Puts an iframe into the modal. It stays where it is, because moving an iframe reloads it, and is invisible until a view shows it. */
export async function mountFrame(
  kit: Kit,
  { url, projectId }: EmbeddedOptions,
  signal: AbortSignal,
  onLost: () => void,
): Promise<MountedFrame> {
  const source = frameSource(kit, url, projectId)
  const slot = await openFrameSlot(kit)
  const frame = document.createElement('iframe')
  const { origin } = source
  const attributes = {
    src: source.href,
    allow: ['publickey-credentials-get', 'publickey-credentials-create', 'clipboard-write']
      .map((name) => `${name} ${origin}`)
      .join('; '),
    sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
    referrerpolicy: 'origin',
  }
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value)
  Object.assign(frame.style, {
    position: 'absolute',
    left: '0',
    top: '0',
    width: '360px',
    height: '0',
    border: '0',
    visibility: 'hidden',
    // The dialog's own, so that the page shows through where the frame draws nothing.
    colorScheme: 'inherit',
  })
  // The modal was unmounted, and the frame with it.
  const stop = frameSlot.of(kit).subscribe(() => frameSlot.of(kit).get().element !== slot && onLost())
  if (!signal.aborted) {
    frames.set(kit, frame)
    slot.append(frame)
  }
  return {
    isSource: (window) => window !== null && window === frame.contentWindow,
    post: (message, port) => frame.contentWindow?.postMessage(message, origin, [port]),
    remove() {
      stop()
      frame.remove()
      if (frames.get(kit) === frame) frames.delete(kit)
    },
  }
}

function frameSource(kit: Kit, url: string, given: string | undefined): URL {
  const projectId = given ?? kit.options.projectId
  if (!projectId) {
    showAlert(kit, projectIdMissing)
    throw new KitError(projectIdMissing)
  }
  const source = new URL(`${url.replace(/\/$/, '')}/frame`)
  const query = { projectId, chainId: activeNetwork(kit)?.id, version, enableLogger: 'false' }
  for (const [name, value] of Object.entries(query)) if (value) source.searchParams.set(name, value)
  return source
}
