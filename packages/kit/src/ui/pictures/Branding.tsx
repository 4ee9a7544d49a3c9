import { useStyles } from '../theme/styles.tsx'
import { useT } from '../words/i18n.tsx'
import css from './Branding.css?inline'
import { projectPage } from './drawBranding.ts'

/** Says whose modal this is. */
export function Branding() {
  useStyles(css)
  const t = useT()
  return (
    <footer className="branding">
      <a href={projectPage} target="_blank" rel="noopener noreferrer">
        {t('branding.poweredBy', { name: 'Latchkey' })}
        <span className="hidden">{` (${t('a11y.newTab')})`}</span>
      </a>
    </footer>
  )
}
