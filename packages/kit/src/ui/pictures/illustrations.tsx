import type { ReactNode } from 'react'
import { useStyles } from '../theme/styles.tsx'
import css from './illustrations.css?inline'

/** A wallet with coins. */
export function HomeIllustration() {
  return (
    <Drawing>
      <circle className="art-fill" cx="27" cy="24" r="9" />
      <circle className="art-paper art-line" cx="40" cy="20" r="10" />
      <path className="art-line" d="m40 14.5 3 5.5-3 5.5-3-5.5z" />
      <circle className="art-tint" cx="52" cy="26" r="7" />
      <path
        className="art-paper art-line"
        d="M14 34a5 5 0 0 1 5-5h37a5 5 0 0 1 5 5v24a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6z"
      />
      <path className="art-soft" d="M15 38h45v4H15z" />
      <path className="art-paper art-line" d="M61 44H50a5 5 0 0 0 0 10h11z" />
      <circle className="art-fill" cx="51" cy="49" r="2.2" />
    </Drawing>
  )
}

/** A key in front of a sign-in form: one thing instead of many passwords. */
export function LoginIllustration() {
  return (
    <Drawing>
      <rect className="art-paper art-line" x="12" y="16" width="46" height="38" rx="7" />
      <path className="art-soft" d="M13 23a6 6 0 0 1 6-6h32a6 6 0 0 1 6 6v3H13z" />
      <path className="art-tint art-dots" d="M18.5 21.5h.01M23.5 21.5h.01M28.5 21.5h.01" />
      <path className="art-line art-faint" d="M20 34h18M20 41h10" />
      <g transform="rotate(-40 50 52)">
        <path className="art-halo" d="M34 52h36" />
        <path className="art-paper art-line" d="M48 49.5h21.5v5H66v5h-5v-5H48z" />
        <circle className="art-fill art-line" cx="40" cy="52" r="9.5" />
        <circle className="art-paper" cx="37.5" cy="52" r="3" />
      </g>
    </Drawing>
  )
}

/** A shield with a keyhole. */
export function KeysIllustration() {
  return (
    <Drawing>
      <path className="art-soft" d="M12 43a26 26 0 1 1 52 0 26 26 0 0 1-52 0" />
      <path
        className="art-paper art-line"
        d="M38 13c6 4.5 12.5 6.7 19.5 7.2V38c0 12-7.5 20-19.5 25-12-5-19.5-13-19.5-25V20.2C25.5 19.7 32 17.5 38 13Z"
      />
      <path className="art-tint" d="M38 20c4.3 2.8 8.8 4.5 13.5 5.2V38c0 9-5 14.7-13.5 18.7z" />
      <circle className="art-fill" cx="38" cy="35" r="6" />
      <path className="art-fill" d="M36 37h4l2.2 11a1.5 1.5 0 0 1-1.5 1.8h-5.4a1.5 1.5 0 0 1-1.5-1.8z" />
      <path className="art-line" d="M62 14v6m-3-3h6M12 24v4m-2-2h4" />
    </Drawing>
  )
}

export type Scene = 'wallet' | 'search' | 'network' | 'offline'

/** What is drawn where a list would be. */
export function SceneIllustration({ scene }: { scene: Scene }) {
  return (
    <Drawing>
      <circle className="art-soft" cx="38" cy="40" r="27" />
      {scenes[scene]}
    </Drawing>
  )
}

const scenes: Readonly<Record<Scene, ReactNode>> = {
  wallet: (
    <>
      <path
        className="art-paper art-line"
        d="M16 32a5 5 0 0 1 5-5h34a5 5 0 0 1 5 5v22a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6z"
      />
      <path className="art-line art-dashed" d="M23 27c2-6 7-10 15-10s13 4 15 10" />
      <path className="art-paper art-line" d="M60 39H50a5 5 0 0 0 0 10h10z" />
      <circle className="art-fill" cx="51" cy="44" r="2.2" />
    </>
  ),
  search: (
    <>
      <rect className="art-paper art-line" x="14" y="21" width="44" height="13" rx="5" />
      <rect className="art-paper art-line" x="14" y="40" width="44" height="13" rx="5" />
      <path className="art-line art-faint" d="M29 27.5h16M29 46.5h9" />
      <circle className="art-tint" cx="22" cy="27.5" r="3" />
      <circle className="art-tint" cx="22" cy="46.5" r="3" />
      <circle className="art-paper art-line" cx="50" cy="46" r="11" />
      <path className="art-accent" d="m58.5 54.5 7 7" />
    </>
  ),
  network: (
    <>
      <path className="art-line" d="m34 40-16-16m20 16 5 24" />
      <path className="art-line art-dashed" d="m46 36 10-6" />
      <circle className="art-paper art-line" cx="17" cy="23" r="6" />
      <circle className="art-tint" cx="62" cy="26" r="6" />
      <circle className="art-paper art-line" cx="44" cy="66" r="5" />
      <circle className="art-fill art-edge" cx="38" cy="41" r="10" />
    </>
  ),
  offline: (
    <>
      <g transform="rotate(45 38 40)">
        <path className="art-line" d="M38 6v8M38 66v8" />
        <path className="art-accent" d="M33.5 32v6M42.5 32v6" />
        <path className="art-paper art-line" d="M27 32V22a8 8 0 0 1 8-8h6a8 8 0 0 1 8 8v10z" />
        <path className="art-paper art-line" d="M27 48v10a8 8 0 0 0 8 8h6a8 8 0 0 0 8-8V48z" />
        <path className="art-line art-faint" d="m55 38 6-2m-6 7 6 2M21 38l-6-2m6 7-6 2" />
      </g>
    </>
  ),
}

function Drawing({ children }: { children: ReactNode }) {
  useStyles(css)
  return (
    <svg className="art points" width="72" height="72" viewBox="2 4 72 72" aria-hidden="true">
      {children}
    </svg>
  )
}
