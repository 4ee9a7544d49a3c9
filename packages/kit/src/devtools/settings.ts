export const tabNames = ['state', 'events', 'requests', 'wallets', 'faults', 'check'] as const
export type TabName = (typeof tabNames)[number]
export const docks = ['left', 'bottom', 'right'] as const
export type Dock = (typeof docks)[number]

/** How the developer left the panel. */
export type PanelSettings = { readonly isOpen: boolean; readonly tab: TabName; readonly dock: Dock }

const key = 'latchkey-devtools'

export function readSettings(): PanelSettings {
  const first: PanelSettings = { isOpen: false, tab: 'state', dock: 'right' }
  try {
    const { isOpen, tab, dock } = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>
    return {
      isOpen: isOpen === true,
      tab: tabNames.find((name) => name === tab) ?? first.tab,
      dock: docks.find((name) => name === dock) ?? first.dock,
    }
  } catch {
    return first
  }
}

export function keepSettings(settings: PanelSettings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings))
  } catch {
    // It is as at first on the next load.
  }
}
