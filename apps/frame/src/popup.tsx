/** @jsxImportSource preact */
import css from './approvals/Approval.css?inline'
import { ApprovalScreen, type Decision } from './approvals/ApprovalScreen.tsx'
import type { Review } from './approvals/openReview.ts'
import { openStage } from './screens/stage.tsx'
import { useStyles } from './screens/styles.tsx'
import { useT } from './screens/words.tsx'

/** A window of the wallet's own, which its frame opens where a browser cannot tell what covers the frame. */
async function main() {
  const stage = openStage({ onResize: () => undefined })
  const { port, review } = await receiveReview(window)
  const decide = (decision: Decision) => {
    port.postMessage(decision)
    window.close()
  }
  await stage.setTheme(review.theme)
  stage.draw(
    <div className="approval-window">
      <Title />
      <ApprovalScreen {...review} guard="focus" onDecide={decide} />
    </div>,
  )
  stage.focus()
  // A frame that is gone no longer waits: there is nothing to decide.
  port.addEventListener('close', () => stage.draw(<Lost />))
}

/** Names the window in the visitor's language. */
function Title() {
  document.title = useT()('approval.window.title')
  return null
}

function Lost() {
  useStyles(css)
  return (
    <p className="approval-window approval-lost" role="status">
      {useT()('approval.window.lost')}
    </p>
  )
}

/** What the frame that opened this window asks. Any other window is ignored. */
function receiveReview(window: Window): Promise<{ port: MessagePort; review: Review }> {
  const { location, opener } = window
  return new Promise((resolve) => {
    function listen({ data, origin, ports, source }: MessageEvent): void {
      const [port] = ports
      if (source !== opener || origin !== location.origin || !port) return
      window.removeEventListener('message', listen)
      port.start()
      resolve({ port, review: data })
    }
    if (!opener) return
    window.addEventListener('message', listen)
    ;(opener as Window).postMessage('latchkey:review', location.origin)
  })
}

void main()
