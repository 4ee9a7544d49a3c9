import { activeConnection, connections } from '../../core/connections.ts'
import { disconnect } from '../../core/disconnect.ts'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../ui/i18n.tsx'
import { useAction, useSlice } from '../../ui/kit.tsx'
import { NetworkRows } from './NetworkRows.tsx'

/** The wallet is where this app does not work: go elsewhere, or leave. */
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
