import { showSecurity } from '../../connectors/embedded/showSecurity.ts'
import { walletSecurity } from '../../connectors/embedded/walletSecurity.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Message } from '../../ui/feedback/Message.tsx'
import { Ring } from '../../ui/feedback/Ring.tsx'
import { useAction, useSlice } from '../../ui/kit.tsx'
import { useT } from '../../ui/words/i18n.tsx'
import { FramePlace } from './FramePlace.tsx'
import { ShieldMark } from './MailIcon.tsx'
import { useErrorText } from './useErrorText.tsx'
import { useWords } from './useWords.tsx'

/** Who can open the wallet. The frame shows it, out of reach of the page. */
export default function WalletSecurityView() {
  const t = useWords()
  const say = useT()
  const [state] = useSlice(walletSecurity)
  const retry = useAction(showSecurity)
  const failure = useErrorText(state.status === 'failed' ? state.error : undefined)
  if (failure)
    return (
      <div className="screen">
        <Ring state="failed">
          <ShieldMark />
        </Ring>
        <Message tone="negative" title={t('embedded.security.failed')} body={failure.text} />
        <div className="stack">
          <Button disabled={failure.waits} onClick={() => void retry()}>
            {say('action.tryAgain')}
          </Button>
        </div>
      </div>
    )
  return (
    <FramePlace>
      <div className="screen">
        <Ring state="waiting">
          <ShieldMark />
        </Ring>
        <Message title={t('embedded.waiting')} />
      </div>
    </FramePlace>
  )
}
