/** @jsxImportSource preact */
import { Fragment } from 'preact'
import type { ExitSheet } from '../../../exit/exitSheet.ts'
import { withLatinDigits } from '../../../findLanguage.ts'
import { useSpoken, useT } from '../../../screens/words.tsx'

/** What is printed: the words, and where each account is in them. */
export function PaperSheet({ sheet: { accounts, imported, words } }: { sheet: ExitSheet }) {
  const t = useT()
  const { locale } = useSpoken()
  const date = new Intl.DateTimeFormat(withLatinDigits(locale), { dateStyle: 'long' }).format(new Date())
  return (
    <article className="kit-sheet" aria-hidden="true">
      <h1>{t('exit.sheet.title')}</h1>
      <p>{t('exit.ask.warning.anyone')}</p>
      <ol className="exit-paper-words" dir="ltr" translate={false}>
        {words.map((word, index) => (
          <li key={word + index.toString()}>{word}</li>
        ))}
      </ol>
      <p>{t('exit.sheet.how')}</p>
      <dl>
        {accounts.map(({ address, isSafe, name, path }) => (
          <Fragment key={`${name} ${path}`}>
            <dt translate={false}>{name}</dt>
            <dd dir="ltr">{address}</dd>
            <dd>
              {isSafe ? t('exit.sheet.safe') : path ? t('exit.sheet.path', { path }) : t('exit.sheet.noPath')}
            </dd>
          </Fragment>
        ))}
        {imported.map(({ address, key, name }) => (
          <Fragment key={address}>
            <dt translate={false}>{name}</dt>
            <dd dir="ltr">{address}</dd>
            <dd dir="ltr">{key}</dd>
            <dd>{t('exit.sheet.imported')}</dd>
          </Fragment>
        ))}
        <dt>{t('security.sheet.date')}</dt>
        <dd>{date}</dd>
      </dl>
    </article>
  )
}
