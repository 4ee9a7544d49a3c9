import { networks } from '../../core/config/networks.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { goBack } from '../../core/modal/leaveView.ts'
import type { ViewParams } from '../../core/modal/modal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Message } from '../../ui/feedback/Message.tsx'
import { Ring } from '../../ui/feedback/Ring.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { NetworkIcon } from '../../ui/pictures/Picture.tsx'
import { OpenWallet } from '../../ui/request/OpenWallet.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import { NetworkRows } from './NetworkRows.tsx'

/** Choose a network; with one given, the wait for the wallet to go there. */
export default function SwitchNetworkView(params: Partial<NonNullable<ViewParams['SwitchNetwork']>>) {
  const t = useT()
  if (params.network) return <Waiting id={params.network} />
  return <NetworkRows label={t('network.list')} />
}

function Waiting({ id }: { id: string }) {
  const t = useT()
  const kit = useKit()
  const [all] = useSlice(networks)
  const [state] = useSlice(connections)
  const back = useAction(goBack)
  const network = all.find((network) => network.id === id)
  const name = network?.name ?? id
  const wallet = activeConnection(state, network?.namespace)?.wallet.name ?? ''
  return (
    <div className="screen">
      <Ring state="waiting">
        <NetworkIcon
          id={network?.id}
          name={name}
          src={network?.icon}
          size={72}
          svg={!kit.options.strictCsp}
        />
      </Ring>
      <Message
        title={t('network.waiting.title', { wallet })}
        body={t('network.waiting.body', { network: name })}
      />
      <OpenWallet namespace={network?.namespace} />
      <Button variant="secondary" onClick={back}>
        {t('action.cancel')}
      </Button>
    </div>
  )
}
