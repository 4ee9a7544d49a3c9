import { Outlet } from '@tanstack/react-router'
import { Logo } from './Logo.tsx'
import { LanguageSwitch, ThemeSwitch } from './Switches.tsx'
import './BareLayout.css'

/** For pages without navigation: signing in, claiming a server, accepting an invitation. */
export function BareLayout() {
  return (
    <div className="bare">
      <header>
        <Logo />
        <span>
          <LanguageSwitch />
          <ThemeSwitch />
        </span>
      </header>
      <main>
        <Outlet />
      </main>
      <footer translate="no">{location.host}</footer>
    </div>
  )
}
