import { networks } from '../../core/config/networks.ts'
import { activeConnection, connections } from '../../core/connections/connections.ts'
import { goBack } from '../../core/modal/leaveView.ts'
import type { ViewParams } from '../../core/modal/modal.ts'
import { modal, type View } from '../../core/modal/modal.ts'
import { walletParts } from '../../core/wallets/walletParts.ts'
import { wallets } from '../../core/wallets/wallets.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Message } from '../../ui/feedback/Message.tsx'
import { Ring } from '../../ui/feedback/Ring.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { NetworkIcon } from '../../ui/pictures/Picture.tsx'
import { useT } from '../../ui/words/i18n.tsx'

/** The network belongs to a chain no wallet is connected on: leads to one in use that can, or to choosing one. */
export default function SwitchActiveChainView({ network: id }: ViewParams['SwitchActiveChain']) {
  const t = useT()
  const kit = useKit()
  const [all] = useSlice(networks)
  const [state, change] = useSlice(connections)
  const [{ found }] = useSlice(wallets)
  const [, navigate] = useSlice(modal)
  const back = useAction(goBack)
  const network = all.find((network) => network.id === id)
  const chain = network?.name ?? id
  const namespace = network?.namespace
  const inUse = activeConnection(state)?.wallet.id
  const able = inUse && walletParts(found, inUse).find((part) => part.namespace === namespace)
  const lead = (view: View) => {
    // Only the choice is noted: what is connected stays in front until the wallet says yes.
    if (namespace) change({ type: 'select', namespace, network: id })
    navigate({ type: 'replace', view })
  }
  const connect = () => lead({ name: 'Connect', params: namespace && { namespace } })
  return (
    <div className="screen">
      <Ring state="idle">
        <NetworkIcon
          id={network?.id}
          name={chain}
          src={network?.icon}
          size={72}
          svg={!kit.options.strictCsp}
        />
      </Ring>
      <Message title={t('activeChain.title', { chain })} body={t('activeChain.body', { chain })} />
      <div className="stack">
        {able && namespace ? (
          <>
            <Button
              onClick={() => lead({ name: 'ConnectingExternal', params: { walletId: able.id, namespace } })}
            >
              {t('activeChain.continue', { wallet: able.name })}
            </Button>
            <Button variant="secondary" onClick={connect}>
              {t('action.otherWallet')}
            </Button>
          </>
        ) : (
          <Button onClick={connect}>{t('activeChain.connect')}</Button>
        )}
        <Button variant={able ? 'quiet' : 'secondary'} onClick={back}>
          {t('activeChain.stay')}
        </Button>
      </div>
    </div>
  )
}
