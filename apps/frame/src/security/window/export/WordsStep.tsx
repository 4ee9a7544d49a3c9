/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks'
import { type ExitTexts, writeExitFile } from '../../../exit/exitFile.ts'
import type { ExitSheet } from '../../../exit/exitSheet.ts'
import { Button } from '../../../screens/ui/Button.tsx'
import { useSpoken, useT } from '../../../screens/words.tsx'
import { createKitCode } from '../../../vault/kitCode.ts'
import { KitCode } from '../KitTask.tsx'
import { kitGroups } from '../kitGroups.ts'
import { TaskScreen } from '../TaskScreen.tsx'
import { PaperSheet } from './PaperSheet.tsx'

export type WordsStepProps = {
  sheet: ExitSheet
  /** Whether other words come in their place afterwards. */
  isImport: boolean
  /** Missing while the operator can open the wallet: a test would promise too much. */
  onTest?: (() => void) | undefined
}

/** The words, while the visitor wants to see them, on paper, and in a file. */
export function WordsStep({ isImport, onTest, sheet }: WordsStepProps) {
  const t = useT()
  const [isShown, setIsShown] = useState(false)
  const [code, setCode] = useState<string>()
  const save = useSave(sheet)
  useEffect(() => {
    const hide = () => setIsShown(false)
    window.addEventListener('blur', hide)
    return () => window.removeEventListener('blur', hide)
  }, [])
  return (
    <>
      <TaskScreen
        key="words"
        title={t('exit.words.title')}
        body={isImport ? t('exit.import.keep') : t('exit.words.body', { count: sheet.words.length })}
        actions={
          onTest ? (
            <>
              <Button onClick={onTest}>{t(isImport ? 'exit.import.next' : 'exit.words.test')}</Button>
              <Button variant="quiet" onClick={() => window.close()}>
                {t('security.window.close')}
              </Button>
            </>
          ) : (
            <Button onClick={() => window.close()}>{t('security.window.close')}</Button>
          )
        }
      >
        <ol className="exit-words" dir="ltr" translate={false} aria-label={t('exit.words.list')}>
          {sheet.words.map((word, index) => (
            <li key={word + index.toString()}>
              <span aria-hidden="true">{index + 1}</span>
              {isShown ? <code>{word}</code> : <code className="exit-hidden" aria-hidden="true" />}
            </li>
          ))}
        </ol>
        <div className="task-row">
          <Button variant="secondary" onClick={() => setIsShown(!isShown)}>
            {t(isShown ? 'exit.words.hide' : 'exit.words.show')}
          </Button>
          <Button variant="secondary" onClick={() => window.print()}>
            {t('security.kit.print')}
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              const fresh = code ?? createKitCode()
              setCode(fresh)
              void save(fresh)
            }}
          >
            {t('exit.file.save')}
          </Button>
        </div>
        {sheet.imported.length > 0 && (
          <section aria-label={t('exit.keys.title')}>
            <h2 className="exit-keys">{t('exit.keys.title')}</h2>
            <p className="exit-note">{t('exit.keys.body')}</p>
            <dl className="exit-accounts" translate={false}>
              {sheet.imported.map(({ address, key, name }) => (
                <div key={address}>
                  <dt>{name}</dt>
                  <dd dir="ltr">{address}</dd>
                  <dd dir="ltr">
                    {isShown ? (
                      <code className="exit-key">{key}</code>
                    ) : (
                      <code className="exit-key exit-hidden" aria-hidden="true" />
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {code && (
          <section className="exit-code" aria-label={t('exit.file.code')}>
            <p role="status">{t('exit.file.about')}</p>
            <KitCode groups={kitGroups(code)} />
          </section>
        )}
        {!onTest && <p className="exit-note">{t('exit.words.assisted')}</p>}
      </TaskScreen>
      <PaperSheet sheet={sheet} />
    </>
  )
}

/** Downloads the words in a file that opens with a code, and without this service. */
function useSave(sheet: ExitSheet): (code: string) => Promise<void> {
  const t = useT()
  const { direction, locale } = useSpoken()
  return async (code) => {
    const texts: ExitTexts = {
      language: locale,
      direction,
      title: t('exit.file.title'),
      about: t('exit.file.how'),
      code: t('exit.file.code'),
      open: t('exit.file.open'),
      wrong: t('exit.file.wrong'),
      warning: t('exit.ask.warning.anyone'),
      noPath: t('exit.sheet.noPath'),
      safe: t('exit.sheet.safe'),
      imported: t('exit.sheet.imported'),
    }
    const file = new Blob([await writeExitFile(sheet, code, texts)], { type: 'text/html' })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = 'wallet-exit-kit.html'
    link.click()
    // Once the browser has read it.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
  }
}
