import type { ReactNode } from 'react'

/** Pictures of 18 px, drawn with the same line. Areas take theirs from here. */
function Icon({ children, points }: { children: ReactNode; points?: boolean }) {
  return (
    <svg
      className={points ? 'icon points' : 'icon'}
      viewBox="0 0 18 18"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

const icon = (d: string, points = false) => {
  const path = <path d={d} />
  return () => <Icon points={points}>{path}</Icon>
}

export const AccountIcon = icon('M9 8.75a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3.25 15.25a5.75 5.75 0 0 1 11.5 0')
export const AuditIcon = icon('M4.75 2.75h6l2.5 2.5v10h-8.5zM7 8h4M7 11h4')
export const BackIcon = icon('M11 4 6 9l5 5', true)
export const BellIcon = icon('M4.5 12.25V8a4.5 4.5 0 0 1 9 0v4.25l1 1.25h-11zM7.5 15.75h3')
export const ChartIcon = icon('M3 15.25h12M5 12.5V9M9 12.5v-8M13 12.5V7')
export const CheckIcon = icon('m4 9.5 3.25 3.25L14 6')
export const CloseIcon = icon('m4.75 4.75 8.5 8.5m0-8.5-8.5 8.5')
export const CodeIcon = icon('M6 5.5 2.5 9 6 12.5M12 5.5 15.5 9 12 12.5')
export const CopyIcon = icon('M6.75 6.75h8v8h-8zM11.25 6.75v-3.5h-8v8h3.5')
export const DangerIcon = icon('M9 2.75 16 15H2zM9 7.5v3.25M9 12.9v.1')
export const DownloadIcon = icon('M9 3v8.5M5.5 8.5 9 12l3.5-3.5M3.25 15.25h11.5')
export const GlobeIcon = icon(
  'M9 2.25a6.75 6.75 0 1 0 0 13.5 6.75 6.75 0 0 0 0-13.5ZM2.25 9h13.5M9 2.25c4 4.2 4 9.3 0 13.5-4-4.2-4-9.3 0-13.5',
)
export const HealthIcon = icon('M2 9h3.25L7.5 4l3.25 10L13 9h3')
export const HomeIcon = icon('M3 8 9 3l6 5v7.25H3zM7 15.25V11h4v4.25')
export const KeyIcon = icon('M6.75 12.25a3.5 3.5 0 1 1 3.2-4.9h6.3v3.15M13 7.5v2M6.7 8.75v.01')
export const LayersIcon = icon('M9 2.75 15.75 6.5 9 10.25 2.25 6.5zM2.75 10 9 13.5 15.25 10')
export const MailIcon = icon('M2.5 4.25h13v9.5h-13zM2.75 4.75 9 9.75l6.25-5')
export const MembersIcon = icon(
  'M6.75 8.5a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2ZM1.75 14.5a5 5 0 0 1 10 0M11.75 3.5a2.6 2.6 0 0 1 0 4.9M13.75 10.2a5 5 0 0 1 2.5 4.3',
)
export const MenuIcon = icon('M2.75 5h12.5M2.75 9h12.5M2.75 13h12.5')
export const MoonIcon = icon('M14.75 10.75A6.25 6.25 0 0 1 7.25 3.25a6.25 6.25 0 1 0 7.5 7.5Z')
export const MoreIcon = icon('M4.5 9v.01M9 9v.01M13.5 9v.01')
export const NodeIcon = icon('M9 2.5 14.75 5.75v6.5L9 15.5l-5.75-3.25v-6.5zM9 9l5.5-3.1M9 9v6.25M9 9 3.5 5.9')
export const PaletteIcon = icon(
  'M9 2.5a6.5 6.5 0 1 0 0 13c1.4 0 1.7-1 1.2-1.9-.7-1.3.1-2.4 1.4-2.4h1.6c1.5 0 2.3-1 2.3-2.4C15.5 5.3 12.6 2.5 9 2.5ZM6 8.25v.01M8.75 5.75v.01M12 7.25v.01',
)
export const PlusIcon = icon('M9 3.75v10.5M3.75 9h10.5')
export const SearchIcon = icon('M8 13A5 5 0 1 0 8 3a5 5 0 0 0 0 10ZM11.75 11.75 15 15')
export const SettingsIcon = icon(
  'M2.75 5.5h6.5M13.25 5.5h2M2.75 12.5h2M8.75 12.5h6.5M11.25 7.25a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5ZM6.75 14.25a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5Z',
)
export const ShieldIcon = icon('M9 2.5 14.5 4.5v4c0 3.5-2.25 5.75-5.5 7-3.25-1.25-5.5-3.5-5.5-7v-4z')
export const SignOutIcon = icon('M7 3.25H3.25v11.5H7M11 5.5 14.5 9 11 12.5M14.25 9H7', true)
export const SunIcon = icon(
  'M9 12a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM9 1.75v1.5M9 14.75v1.5M1.75 9h1.5M14.75 9h1.5M3.9 3.9l1 1M13.1 13.1l1 1M14.1 3.9l-1 1M4.9 13.1l-1 1',
)
export const SwapIcon = icon('m6 7.25 3-3 3 3M6 10.75l3 3 3-3')
export const ToggleIcon = icon(
  'M5.75 4.75h6.5a4.25 4.25 0 0 1 0 8.5h-6.5a4.25 4.25 0 0 1 0-8.5ZM5.75 11a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
)
export const UsersIcon = icon(
  'M2.75 4h12.5v10H2.75zM7 9.5a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2ZM4.5 12a2.6 2.6 0 0 1 5 0M11.5 7.5h2M11.5 10h2',
)
export const WalletIcon = icon('M2.75 5.25h11.5v9H2.75zM2.75 5.25l8.5-2.5v2.5M11.75 9.75v.01')
export const WebhookIcon = icon(
  'M6.5 8a3.1 3.1 0 1 1 5.1-2.3L9.5 9.2M9 12.25h4.3a3 3 0 1 1-1.9 2M6.25 8.5 4.5 11a3 3 0 1 0 3.2 3.2',
)
