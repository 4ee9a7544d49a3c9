import { activeConnection, connections } from '../../core/connections/connections.ts'
import { disconnect } from '../../core/connections/disconnect.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useAction, useSlice } from '../../ui/kit.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import { NetworkRows } from './NetworkRows.tsx'

/** The wallet is on a network this app does not support: switch, or disconnect. */
export default function UnsupportedChainView() {
  const t = useT()
  const [state] = useSlice(connections)
  const leave = useAction(disconnect)
  const id = activeConnection(state)?.id
  return (
    <>
      <p className="prose network-intro">{t('unsupported.body')}</p>
      <NetworkRows label={t('unsupported.list')} />
      <Button variant="secondary" onClick={() => leave({ id })}>
        {t('action.disconnect')}
      </Button>
    </>
  )
}
