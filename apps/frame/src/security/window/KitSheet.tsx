/** @jsxImportSource preact */
import { withLatinDigits } from '../../findLanguage.ts'
import { useT } from '../../screens/words.tsx'

export type KitSheetProps = { addresses: readonly string[]; groups: readonly string[] }

/** What is printed: the code, and all that helps to use it in ten years. */
export function KitSheet({ addresses, groups }: KitSheetProps) {
  const t = useT()
  const date = new Intl.DateTimeFormat(withLatinDigits(document.documentElement.lang), {
    dateStyle: 'long',
  }).format(new Date())
  return (
    <article className="kit-sheet" aria-hidden="true">
      <h1>{t('security.kit.title')}</h1>
      <p>{t('security.sheet.about')}</p>
      <p className="kit-sheet-code" dir="ltr">
        {groups.join(' ')}
      </p>
      <dl>
        <dt>{t('security.sheet.wallet')}</dt>
        <dd dir="ltr">{location.origin}</dd>
        <dt>{t('security.sheet.date')}</dt>
        <dd>{date}</dd>
        <dt>{t('security.sheet.account')}</dt>
        {addresses.map((address) => (
          <dd key={address} dir="ltr">
            {address}
          </dd>
        ))}
      </dl>
      <p>{t('security.sheet.how')}</p>
    </article>
  )
}
