import { ssoEnd } from '@latchkey/protocol/http/members'
import { useEffect, useState } from 'react'
import { callServer } from '../../api/callServer.ts'
import { comeBack, fragment } from '../../session/fragment.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { BareCard } from '../../shell/BareCard.tsx'
import { useOpenPath } from '../../shell/useOpenPath.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Status.tsx'
import { useT } from '../../words/Words.tsx'

/** A code works once, also if this page is drawn twice. */
const used = new Map<string, Promise<string>>()

/** Back from the company's identity provider. */
export default function SsoPage() {
  const t = useT()
  const session = useSession()
  const open = useOpenPath()
  const [code] = useState(() => fragment('code'))
  const [error, setError] = useState(() => (code ? undefined : (fragment('error') ?? 'console/no_code')))

  useEffect(() => {
    if (!code) return
    const known = used.get(code)
    const work =
      known ??
      callServer(session, ssoEnd, { body: { code } }).then(async ({ account }) => {
        await session.adopt(account)
        return comeBack() ?? '/projects'
      })
    used.set(code, work)
    work.then(open, () => setError('console/failed'))
  }, [code, session, open])

  if (!error) return <BareCard title={t('entry.sso.title')}>{<Skeleton shape="row" />}</BareCard>
  return (
    <BareCard
      title={t('entry.sso.failed')}
      description={t(/declined/.test(error) ? 'entry.sso.declined' : 'entry.sso.failedWords')}
    >
      <ButtonLink look="primary" to="/sign-in">
        {t('entry.toSignIn')}
      </ButtonLink>
    </BareCard>
  )
}
