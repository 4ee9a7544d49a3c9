/** @jsxImportSource preact */
import css from './approvals/Approval.css?inline'
import { ApprovalScreen, type Decision } from './approvals/ApprovalScreen.tsx'
import type { Review } from './approvals/openReview.ts'
import type { Confirmed } from './approvals/startConfirm.ts'
import { openStage } from './screens/stage.tsx'
import { useStyles } from './screens/styles.tsx'
import { needWords, useT } from './screens/words.tsx'
import type { TaskOrder } from './security/tasks.ts'

/** A window of the wallet's own, which its frame opens for what must not happen inside a page. */
async function main() {
  needWords('approval')
  const stage = openStage({ onResize: () => undefined })
  const { first, port } = await receiveFirst(window)
  if ('asked' in first && first.asked) needWords('confirm')
  await stage.setTheme(first.theme)
  // A frame that is gone no longer waits: there is nothing to decide.
  port.addEventListener('close', () => stage.draw(<Lost />))
  if ('task' in first) return (await import('./security/window/showTask.tsx')).showTask(stage, first, port)
  const { ConfirmedApproval } = first.asked ? await import('./approvals/ConfirmedApproval.tsx') : {}
  const decide = (decision: Decision | Confirmed) => {
    port.postMessage(decision)
    window.close()
  }
  stage.draw(
    <div className="approval-window">
      <Title />
      {ConfirmedApproval && first.asked ? (
        <ConfirmedApproval {...first} asked={first.asked} onDecide={decide} />
      ) : (
        <ApprovalScreen {...first} guard="focus" onDecide={decide} />
      )}
    </div>,
  )
  stage.focus()
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
function receiveFirst(window: Window): Promise<{ first: Review | TaskOrder; port: MessagePort }> {
  const { location, opener } = window
  return new Promise((resolve) => {
    function listen({ data, origin, ports, source }: MessageEvent): void {
      const [port] = ports
      if (source !== opener || origin !== location.origin || !port) return
      window.removeEventListener('message', listen)
      port.start()
      resolve({ first: data, port })
    }
    if (!opener) return
    window.addEventListener('message', listen)
    ;(opener as Window).postMessage('latchkey:review', location.origin)
  })
}

void main()
