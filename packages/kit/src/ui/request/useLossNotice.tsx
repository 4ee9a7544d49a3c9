import { useEffect, useRef } from 'react'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { showToast } from '../../core/modal/toasts.ts'
import { useKit } from '../kit.tsx'
import { useT } from '../words/i18n.tsx'

/**
 * Says what became of the visitor's money when the wallet goes while they look at it: ended in another
 * tab or by the wallet itself, the view is gone too. With `asked`, the wallet may still be asking.
 */
export function useLossNotice(asked: boolean): void {
  const kit = useKit()
  const t = useT()
  const text = t(asked ? 'safety.gone.asked' : 'safety.gone.unsent')
  const last = useRef(text)
  last.current = text
  useEffect(
    () => () => {
      if (kit.signal.aborted || activeConnection(connections.of(kit).get())) return
      showToast(kit, last.current, { variant: 'error' })
    },
    [kit],
  )
}
