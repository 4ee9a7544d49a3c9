/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import type { ExitSheet } from '../../../exit/exitSheet.ts'
import { findWallet } from '../../../exit/findWallet.ts'
import type { ExportedSecret } from '../../../exportEntropy.ts'
import type { GivenFactor } from '../../../requests.ts'
import { useStyles } from '../../../screens/styles.tsx'
import { useT } from '../../../screens/words.tsx'
import { wipe } from '../../../vault/bytes.ts'
import type { Task } from '../../tasks.ts'
import { DoneStep } from '../DoneStep.tsx'
import type { Hand } from '../hand.ts'
import { AskStep, type UsedFactor } from './AskStep.tsx'
import css from './export.css?inline'
import { FinishStep } from './FinishStep.tsx'
import { ImportStep } from './ImportStep.tsx'
import { TestStep } from './TestStep.tsx'
import { WordsStep } from './WordsStep.tsx'

export type ExportTaskProps = Extract<Task, { kind: 'export' }> & { hand: Hand }

type Shown = { readonly sheet: ExitSheet; readonly used: UsedFactor | undefined }

/**
 * Shows the words of the wallet, and lets the visitor prove that they can go on without this
 * service. The words come from the worker and stay in this window, until it closes.
 */
export function ExportTask({ hand, ...task }: ExportTaskProps) {
  useStyles(css)
  const t = useT()
  document.title = t('exit.title')
  const [shown, setShown] = useState<Shown>()
  const [step, setStep] = useState<'words' | 'test' | 'finish' | 'import' | 'done'>('words')

  async function readWords(used: UsedFactor | undefined): Promise<void> {
    const { port1, port2 } = new MessageChannel()
    const received = new Promise<ExportedSecret>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<ExportedSecret>) => resolve(data)
    })
    try {
      await hand({ factors: used ? [copyOf(used.factor)] : [], step: { name: 'words', port: port2 } })
      const secret = await received
      const found = await findWallet({ ...secret, further: task.further })
      wipe(secret.entropy, ...secret.imported.map(({ privateKey }) => privateKey))
      if (!found) throw new Error('There are no words.')
      wipe(found.entropy)
      const { accounts, imported } = found.sheet
      const addresses = new Set([...accounts, ...imported].map(({ address }) => address))
      if (!task.addresses.every((address) => addresses.has(address)))
        throw new Error('These words are of another wallet.')
      setShown({ sheet: found.sheet, used })
    } finally {
      port1.close()
    }
  }

  if (!shown) return <AskStep {...task} hand={hand} onReady={readWords} />
  const { sheet, used } = shown
  if (step === 'test')
    return (
      <TestStep
        sheet={sheet}
        onBack={() => setStep('words')}
        onPassed={() => setStep(task.isImport ? 'import' : 'finish')}
      />
    )
  if (step === 'import')
    return (
      <ImportStep
        replace={async (entropy) => {
          const { port1, port2 } = new MessageChannel()
          port1.postMessage(entropy, [entropy.buffer])
          await hand({ factors: [], step: { name: 'import', port: port2 } })
          setShown({ sheet: { words: [], accounts: [], imported: [] }, used: undefined })
          setStep('done')
        }}
      />
    )
  if (step === 'finish')
    return (
      <FinishStep
        {...task}
        usedId={used?.id}
        finish={async (factors) => {
          const all = used ? [copyOf(used.factor), ...factors] : factors
          await hand({ factors: all, step: { name: 'tested' } })
          if (used?.factor.kind === 'passkey') wipe(used.factor.secret)
          setShown({ sheet: { words: [], accounts: [], imported: [] }, used: undefined })
          setStep('done')
        }}
      />
    )
  if (step === 'done') return <DoneStep of={task.isImport ? 'import' : 'exit'} />
  return (
    <WordsStep
      sheet={sheet}
      isImport={task.isImport}
      onTest={task.isImport || task.stepUp === 'factor' ? () => setStep('test') : undefined}
    />
  )
}

/** What is handed over is wiped. */
function copyOf(factor: GivenFactor): GivenFactor {
  return factor.kind === 'passkey' ? { ...factor, secret: Uint8Array.from(factor.secret) } : factor
}
