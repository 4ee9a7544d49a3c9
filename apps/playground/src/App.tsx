import { useState } from 'react'
import { CodePane } from './CodePane.tsx'
import { Controls } from './Controls.tsx'
import { Stage } from './Stage.tsx'
import { firstState } from './state.ts'
import { Segments } from './ui/Segments.tsx'
import { useUrlState } from './useUrlState.tsx'

const panes = ['options', 'preview', 'code'] as const
type Pane = (typeof panes)[number]
const paneTitles = { options: 'Options', preview: 'Preview', code: 'Code' }

/** Every option of the kit, the modal as it then is, and the code for it. */
export function App() {
  const [state, change] = useUrlState()
  // On a phone one of them is shown at a time.
  const [pane, setPane] = useState<Pane>('preview')
  const [said, setSaid] = useState('')
  async function share() {
    const copied = await navigator.clipboard.writeText(location.href).then(
      () => 'Link copied',
      () => 'Copy the address of this page',
    )
    setSaid(copied)
    setTimeout(() => setSaid(''), 2_000)
  }
  return (
    <div className="app" data-pane={pane}>
      <header className="top">
        <h1>
          <img src="./favicon.svg" alt="" width="22" height="22" /> Latchkey <span>playground</span>
        </h1>
        <div className="actions">
          <button type="button" className="quiet" onClick={() => change({ ...firstState, code: state.code })}>
            Reset
          </button>
          <button type="button" className="primary" onClick={() => void share()}>
            {said || 'Copy link'}
          </button>
          <span className="unseen" role="status">
            {said}
          </span>
        </div>
      </header>
      <div className="panes-switch">
        <Segments
          label="Pane"
          values={panes}
          titles={paneTitles}
          value={pane}
          onValue={(next: Pane) => setPane(next)}
        />
      </div>
      <section className="pane options" aria-label="Options">
        <Controls state={state} change={change} />
      </section>
      <section className="pane stage" aria-label="Preview">
        <Stage state={state} change={change} />
      </section>
      <section className="pane code" aria-label="Code">
        <CodePane state={state} change={change} />
      </section>
    </div>
  )
}
