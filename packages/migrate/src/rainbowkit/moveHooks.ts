import { importsFrom, removeImport } from '../engine/imports.ts'
import type { Source } from '../engine/source.ts'
import { moveOpenHook } from '../wagmi/moveOpenHook.ts'
import { isRainbowKit } from './isRainbowKit.ts'
import { unsure } from './reasons.ts'

const hooks: Readonly<Record<string, { open: string; isOpen: string; view: string }>> = {
  useConnectModal: { open: 'openConnectModal', isOpen: 'connectModalOpen', view: 'Connect' },
  useAccountModal: { open: 'openAccountModal', isOpen: 'accountModalOpen', view: 'Account' },
  useChainModal: { open: 'openChainModal', isOpen: 'chainModalOpen', view: 'SwitchNetwork' },
}

/** The hooks that open a modal. */
export function moveHooks(source: Source): void {
  for (const one of importsFrom(source, isRainbowKit)) {
    const { open, isOpen, view } = hooks[one.imported] ?? {}
    if (!open || !isOpen || !view) continue
    const calls = { [open]: `open:${view}`, [isOpen]: 'isOpen' }
    const result = moveOpenHook(source, one, calls)
    for (const condition of result.conditions) unsure(source, condition, 'modal-hooks')
    for (const call of result.left) unsure(source, call, 'modal-hooks')
    if (result.left.length === 0) removeImport(source, one)
  }
}
