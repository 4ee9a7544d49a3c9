/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks'
import { readExitFile } from '../../../exit/exitFile.ts'
import type { ExitSheet } from '../../../exit/exitSheet.ts'
import type { MessageKey } from '../../../screens/messages/keys.gen.ts'
import { Button } from '../../../screens/ui/Button.tsx'
import { useT } from '../../../screens/words.tsx'
import { KitField } from '../KitField.tsx'
import { TaskScreen } from '../TaskScreen.tsx'
import { pickWords } from './pickWords.ts'

export type TestStepProps = { sheet: ExitSheet; onBack(): void; onPassed(): void }

/** Lets the visitor show that they have the words: from paper, or from the file with its code. */
export function TestStep({ onBack, onPassed, sheet }: TestStepProps) {
  const { words } = sheet
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const [way, setWay] = useState<'words' | 'file'>('words')
  const [asked] = useState(() => pickWords(words.length))
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<MessageKey>()

  function checkWords(): void {
    const fields = [...(form.current?.querySelectorAll('input') ?? [])]
    const wrong = fields.find(({ value }, index) => value.trim().toLowerCase() !== words[asked[index] ?? -1])
    if (wrong) setProblem('exit.test.wrongWord')
    else onPassed()
    wrong?.focus()
  }
  async function checkFile(): Promise<void> {
    const [file] = form.current?.querySelector<HTMLInputElement>('input[type=file]')?.files ?? []
    const opened = file && (await readExitFile(await file.text(), code))
    const textOf = (one: Pick<ExitSheet, 'imported' | 'words'>) => JSON.stringify([one.words, one.imported])
    if (opened && textOf(opened) === textOf(sheet)) onPassed()
    else setProblem(file ? 'exit.test.wrongFile' : 'exit.test.noFile')
  }
  return (
    <TaskScreen
      key={way}
      hasField
      title={t('exit.test.title')}
      body={t(`exit.test.${way}`)}
      problem={problem && t(problem as 'exit.test.wrongWord')}
      actions={
        <>
          <Button onClick={() => form.current?.requestSubmit()}>{t('security.continue')}</Button>
          <Button
            variant="secondary"
            onClick={() => {
              setProblem(undefined)
              setWay(way === 'words' ? 'file' : 'words')
            }}
          >
            {t(way === 'words' ? 'exit.test.useFile' : 'exit.test.useWords')}
          </Button>
          <Button variant="quiet" onClick={onBack}>
            {t('exit.test.back')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        className="exit-field"
        onSubmit={(event) => {
          event.preventDefault()
          if (way === 'words') checkWords()
          else void checkFile()
        }}
      >
        {way === 'words' ? (
          asked.map((word, index) => (
            <label key={word}>
              <span>{t('exit.test.word', { number: word + 1 })}</span>
              <input
                className="task-field exit-word"
                type="text"
                dir="ltr"
                autocomplete="off"
                autocapitalize="none"
                spellcheck={false}
                maxLength={20}
                data-autofocus={index === 0 ? '' : undefined}
                aria-invalid={problem === 'exit.test.wrongWord' || undefined}
              />
            </label>
          ))
        ) : (
          <>
            <label>
              <span>{t('exit.test.file.label')}</span>
              <input className="exit-file" type="file" accept=".html,text/html" data-autofocus="" />
            </label>
            <KitField
              label={t('exit.file.code')}
              value={code}
              isWrong={problem === 'exit.test.wrongFile'}
              onInput={(typed) => {
                setCode(typed)
                setProblem(undefined)
              }}
            />
          </>
        )}
        {/* Without it, Enter would not submit a form of several fields. */}
        <button type="submit" hidden />
      </form>
    </TaskScreen>
  )
}
