import { Outlet, useLocation, useMatches, useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { areas } from '../pages.tsx'
import { ConfirmIdentity } from '../session/ConfirmIdentity.tsx'
import { useSessionState } from '../session/SessionProvider.tsx'
import type { SignedOutCause } from '../session/session.ts'
import { IconButton } from '../ui/Button.tsx'
import { CloseIcon, MenuIcon } from '../ui/icons.tsx'
import { FailedNotice } from '../ui/Loaded.tsx'
import { Skeleton } from '../ui/Status.tsx'
import { useT } from '../words/Words.tsx'
import { Logo } from './Logo.tsx'
import { Navigation } from './Navigation.tsx'
import { NoAccessPage } from './NoAccessPage.tsx'
import { NotMemberPage } from './NotMemberPage.tsx'
import { PanelsProvider } from './Panels.tsx'
import { useMay, useMember, useProjectId } from './useMember.tsx'
import './Shell.css'

/** Navigation and the page. Without a session it leads to the sign-in, and back afterwards. */
export function Shell() {
  const state = useSessionState()
  return state.status === 'signedOut' ? <ToSignIn cause={state.cause} /> : <SignedInShell />
}

function ToSignIn({ cause }: { cause: SignedOutCause | undefined }) {
  const navigate = useNavigate()
  const { href } = useLocation()
  // While the sign-in loads, the address is its own already: that is no page to go back to.
  const [back] = useState(href)
  useEffect(() => {
    void navigate({ to: '/sign-in', search: { back, ...(cause && { cause }) } as never, replace: true })
  }, [navigate, back, cause])
  return null
}

function SignedInShell() {
  const t = useT()
  const sheet = useRef<HTMLDialogElement>(null)
  // Of the page that is shown, not of one that still loads.
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  useFocusOnNavigation(pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sheet closes whenever the page changes
  useEffect(() => sheet.current?.close(), [pathname])
  return (
    <div className="shell">
      <a className="shell-skip" href="#page">
        {t('shell.skip')}
      </a>
      <header className="shell-top">
        <IconButton label={t('shell.menu')} onClick={() => sheet.current?.showModal()}>
          <MenuIcon />
        </IconButton>
        <Logo />
      </header>
      <aside className="shell-side">
        <Navigation />
      </aside>
      <dialog ref={sheet} className="shell-sheet" aria-label={t('shell.menu')}>
        <div className="shell-sheet-close">
          <IconButton label={t('shell.close')} onClick={() => sheet.current?.close()}>
            <CloseIcon />
          </IconButton>
        </div>
        <Navigation />
      </dialog>
      <main id="page" tabIndex={-1}>
        <Allowed />
      </main>
      <ConfirmIdentity />
    </div>
  )
}

/** Shows the page if the member may see it. */
function Allowed() {
  const member = useMember()
  const may = useMay()
  const projectId = useProjectId()
  const scope = useMatches().at(-1)?.staticData.scope
  // Also of a member that was removed meanwhile.
  if (member.error?.status === 403) return <NotMemberPage />
  if (!member.data) {
    return (
      <div className="page">
        {member.error ? <FailedNotice error={member.error} retry={member.retry} /> : <Skeleton count={3} />}
      </div>
    )
  }
  const isUnknown =
    projectId && !member.data.isOperator && !member.data.projects.some(({ id }) => id === projectId)
  if (isUnknown || (scope && !may(scope))) return <NoAccessPage />
  return (
    <PanelsProvider areas={areas}>
      <Outlet />
    </PanelsProvider>
  )
}

/** Screen readers and the keyboard continue at the title of the new page. */
function useFocusOnNavigation(pathname: string | undefined) {
  const before = useRef<string>(undefined)
  useEffect(() => {
    const hasMoved = before.current !== undefined && before.current !== pathname
    before.current = pathname
    if (hasMoved) document.getElementById('page-title')?.focus({ preventScroll: true })
  }, [pathname])
}
