import type { Kit } from '../../core/kit.ts'

const channels = new WeakMap<Kit, BroadcastChannel>()

/** Hears when another tab of the same app signs in or out; returns stop. Nothing but that is said. */
export function openTabChannel(kit: Kit, onChange: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(`latchkey.${kit.id}.siwx`)
  channel.onmessage = () => onChange()
  channels.set(kit, channel)
  return () => {
    channels.delete(kit)
    channel.close()
  }
}

/** Tells the other tabs. */
export function tellTabs(kit: Kit): void {
  channels.get(kit)?.postMessage('changed')
}
