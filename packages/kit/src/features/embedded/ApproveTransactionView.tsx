import { Message } from '../../ui/feedback/Message.tsx'
import { Ring } from '../../ui/feedback/Ring.tsx'
import { FramePlace } from './FramePlace.tsx'
import { MailMark } from './MailIcon.tsx'
import { useWords } from './useWords.tsx'

/** What the wallet asks the visitor to approve. The frame shows it, out of reach of the page. */
export default function ApproveTransactionView() {
  const t = useWords()
  return (
    <FramePlace>
      <div className="screen">
        <Ring state="waiting">
          <MailMark />
        </Ring>
        <Message title={t('embedded.waiting')} />
      </div>
    </FramePlace>
  )
}
