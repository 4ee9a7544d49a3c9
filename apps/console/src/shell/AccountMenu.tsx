import { useNavigate } from '@tanstack/react-router'
import { useSession } from '../session/SessionProvider.tsx'
import { AccountIcon, SignOutIcon } from '../ui/icons.tsx'
import { Menu } from '../ui/Menu.tsx'
import { useT } from '../words/Words.tsx'
import { shortAccount } from './shortAccount.ts'
import { useMember } from './useMember.tsx'

/** Who is signed in. */
export function AccountMenu() {
  const t = useT()
  const session = useSession()
  const navigate = useNavigate()
  const { data } = useMember()
  return (
    <Menu
      label={t('shell.account')}
      className="nav-account"
      align="start"
      button={
        <>
          <AccountIcon />
          <span>{data?.name ?? shortAccount(session.account() ?? '')}</span>
        </>
      }
      items={[
        {
          id: 'account',
          label: t('shell.yourAccount'),
          icon: <AccountIcon />,
          onChoose: () => void navigate({ to: '/account' }),
        },
        {
          id: 'signOut',
          label: t('shell.signOut'),
          icon: <SignOutIcon />,
          onChoose: () => void session.signOut(),
        },
      ]}
    />
  )
}
