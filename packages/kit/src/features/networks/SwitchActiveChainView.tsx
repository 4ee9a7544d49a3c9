import { goBack } from '../../core/closeModal.ts'
import type { ViewParams } from '../../core/modal.ts'
import { modal } from '../../core/modal.ts'
import { networks } from '../../core/networks.ts'
import { switchNetwork } from '../../core/switchNetwork.ts'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../ui/i18n.tsx'
import { useAction, useKit, useSlice } from '../../ui/kit.tsx'
import { Message } from '../../ui/Message.tsx'
import { NetworkIcon } from '../../ui/Picture.tsx'
import { Ring } from '../../ui/Ring.tsx'

/** The network belongs to a chain no wallet is connected on: leads to choosing one. */
export default function SwitchActiveChainView({ network: id }: ViewParams['SwitchActiveChain']) {
  const t = useT()
  const kit = useKit()
  const [all] = useSlice(networks)
  const [, navigate] = useSlice(modal)
  const choose = useAction(switchNetwork)
  const back = useAction(goBack)
  const network = all.find((network) => network.id === id)
  const chain = network?.name ?? id
  return (
    <div className="screen">
      <Ring state="idle">
        <NetworkIcon name={chain} src={network?.icon} size={72} svg={!kit.options.strictCsp} />
      </Ring>
      <Message title={t('activeChain.title', { chain })} body={t('activeChain.body', { chain })} />
      <div className="stack">
        <Button
          onClick={async () => {
            await choose(id)
            navigate({ type: 'replace', view: { name: 'Connect' } })
          }}
        >
          {t('activeChain.connect')}
        </Button>
        <Button variant="secondary" onClick={back}>
          {t('activeChain.stay')}
        </Button>
      </div>
    </div>
  )
}
