import type { ReactNode } from 'react'
import { draw } from './draw.tsx'
import * as shapes from './shapes.ts'
import { iconFrame } from './shapes.ts'

export type IconProps = { size?: 16 | 20 | 24 | undefined }

// Drawn on a grid of 20 with round 1.6 strokes. Those that point are mirrored for right-to-left text.
export function Icon({ size = 20, points, children }: IconProps & { points?: boolean; children: ReactNode }) {
  return (
    <svg
      className={points ? 'points' : undefined}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export function BackIcon(props: IconProps) {
  return (
    <Icon {...props} points>
      <path d="M12.25 4.5 6.75 10l5.5 5.5" />
    </Icon>
  )
}

export function ChevronIcon({ size }: IconProps) {
  return draw(iconFrame(shapes.chevron, size))
}

export function CloseIcon({ size }: IconProps) {
  return draw(iconFrame(shapes.close, size))
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.5 10.5 3.75 3.75 7.25-8" />
    </Icon>
  )
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 4.25v11.5M4.25 10h11.5" />
    </Icon>
  )
}

export function HelpIcon({ size }: IconProps) {
  return draw(iconFrame(shapes.help, size))
}

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="7" y="7" width="9.5" height="9.5" rx="2.5" />
      <path d="M13 4.4A2.4 2.4 0 0 0 11 3.5H6A2.5 2.5 0 0 0 3.5 6v5c0 .8.36 1.5.9 2" />
    </Icon>
  )
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="9" r="5.25" />
      <path d="m13 13 3.5 3.5" />
    </Icon>
  )
}

export function ExternalIcon(props: IconProps) {
  return (
    <Icon {...props} points>
      <path d="M11.5 3.75h4.75V8.5M16 4 9.5 10.5M8 5H6a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h7a2 2 0 0 0 2-2v-2" />
    </Icon>
  )
}

export function WalletGlyph({ size }: IconProps) {
  return draw(iconFrame(shapes.wallet, size))
}

export function CodeGlyph({ size }: IconProps) {
  return draw(iconFrame(shapes.code, size))
}

export function SwitchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7.25h11.5m-3-3.25 3.25 3.25-3.25 3.25M16 13H4.5m3-3.25L4.25 13l3.25 3.25" />
    </Icon>
  )
}

export function DisconnectIcon(props: IconProps) {
  return (
    <Icon {...props} points>
      <path d="M8 3.75H6.25a2.25 2.25 0 0 0-2.25 2.25v8a2.25 2.25 0 0 0 2.25 2.25H8M8.5 10h8m-3-3.25L16.75 10l-3.25 3.25" />
    </Icon>
  )
}

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 4.3 3.2 13.6A1.75 1.75 0 0 0 4.7 16.25h10.6a1.75 1.75 0 0 0 1.5-2.65L11.5 4.3a1.75 1.75 0 0 0-3 0ZM10 8.25v2.75" />
      <path d="M10 13.5v.01" strokeWidth="2" />
    </Icon>
  )
}

export function RetryIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M15.8 8.2A6.25 6.25 0 1 0 16.25 11M16.25 4.25v4h-4" />
    </Icon>
  )
}
