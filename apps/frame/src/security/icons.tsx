/** @jsxImportSource preact */
import { Icon } from '../screens/ui/icons.tsx'

export function DeviceIcon() {
  return (
    <Icon>
      <rect x="3.5" y="4" width="13" height="9" rx="1.75" />
      <path d="M2 16h16" />
    </Icon>
  )
}

export function PasskeyIcon() {
  return (
    <Icon>
      <circle cx="7" cy="7" r="3" />
      <path d="M2.5 16c.4-2.9 2.2-4.5 4.5-4.5 1 0 1.9.3 2.6.8" />
      <circle cx="14.25" cy="9.5" r="2.25" />
      <path d="M14.25 11.75V17m0-2h1.75" />
    </Icon>
  )
}

export function KitIcon() {
  return (
    <Icon>
      <path d="M5.5 2.75h6L15 6.25v9.5a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 4 15.75V4.25a1.5 1.5 0 0 1 1.5-1.5Z" />
      <path d="M11.25 3v3.5h3.5M7 10h5M7 13h3.5" />
    </Icon>
  )
}

export function EscrowIcon() {
  return (
    <Icon>
      <rect x="2.75" y="4.25" width="14.5" height="11.5" rx="2.5" />
      <path d="m3.5 6 5.2 4.1a2.1 2.1 0 0 0 2.6 0L16.5 6" />
    </Icon>
  )
}

export function ShieldIcon() {
  return (
    <Icon>
      <path d="M10 2.5 4 4.75v4.5c0 3.9 2.5 6.9 6 8.25 3.5-1.35 6-4.35 6-8.25v-4.5L10 2.5Z" />
    </Icon>
  )
}

export function AppsIcon() {
  return (
    <Icon>
      <rect x="2.75" y="2.75" width="9" height="9" rx="2.25" />
      <path d="M14.5 8.25h.5a2.25 2.25 0 0 1 2.25 2.25V15A2.25 2.25 0 0 1 15 17.25h-4.5A2.25 2.25 0 0 1 8.25 15v-.5" />
    </Icon>
  )
}

export function TotpIcon() {
  return (
    <Icon>
      <rect x="5.5" y="2.5" width="9" height="15" rx="2" />
      <path d="M8 9.5h.01M10 9.5h.01M12 9.5h.01M9 14.75h2" />
    </Icon>
  )
}
