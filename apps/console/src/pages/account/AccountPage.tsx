import { Page } from '../../ui/Page.tsx'
import { useT } from '../../words/Words.tsx'

export default function AccountPage() {
  const t = useT()
  return (
    <Page title={t('account.title')} width="narrow">
      <p>{t('account.words')}</p>
    </Page>
  )
}
