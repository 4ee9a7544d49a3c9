import { useState } from 'react'
import { highlight } from './code/highlight.ts'
import { type CodeFile, writeCode } from './code/writeCode.ts'
import { type CodeKind, codeKinds, type State } from './state.ts'
import { Segments } from './ui/Segments.tsx'

const titles: Readonly<Record<CodeKind, string>> = {
  react: 'React',
  next: 'Next.js',
  vue: 'Vue',
  svelte: 'Svelte',
  script: 'Script tag',
  wagmi: 'wagmi',
}
const packages: Readonly<Record<CodeKind, string | undefined>> = {
  react: 'npm i latchkey',
  next: 'npm i latchkey',
  vue: 'npm i latchkey react react-dom',
  svelte: 'npm i latchkey react react-dom',
  script: undefined,
  wagmi: 'npm i latchkey wagmi viem @tanstack/react-query',
}

/** The code of what is shown, as files to copy. */
export function CodePane({ change, state }: { state: State; change(change: Partial<State>): void }) {
  const install = packages[state.code]
  return (
    <>
      <div className="code-bar">
        <Segments
          label="Framework"
          values={codeKinds}
          titles={titles}
          value={state.code}
          onValue={(code) => change({ code })}
        />
      </div>
      {install ? (
        <File file={{ name: 'Terminal', language: 'ts', text: `${install}\n` }} />
      ) : (
        <p className="code-note">Copy node_modules/latchkey/dist/script to your web server as /latchkey.</p>
      )}
      {writeCode(state).map((file) => (
        <File key={file.name} file={file} />
      ))}
    </>
  )
}

function File({ file: { name, text } }: { file: CodeFile }) {
  const [said, setSaid] = useState('')
  async function copy() {
    setSaid(
      await navigator.clipboard.writeText(text).then(
        () => 'Copied',
        () => 'Select it to copy',
      ),
    )
    setTimeout(() => setSaid(''), 1_500)
  }
  return (
    <figure className="file">
      <figcaption>
        <span>{name}</span>
        <button type="button" className="quiet" aria-label={`Copy ${name}`} onClick={() => void copy()}>
          {said || 'Copy'}
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled with the keyboard */}
      <pre tabIndex={0}>
        <code>
          {highlight(text).map(({ kind, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity
            <span key={index} className={kind}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </figure>
  )
}
