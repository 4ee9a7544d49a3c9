import type { Kit } from '../../core/kit.ts'

const channels = new WeakMap<Kit, BroadcastChannel>()

/** Calls back when another tab of the same app signs in or out; returns how to stop. No data is sent. */
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
