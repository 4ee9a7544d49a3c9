/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'

/** The frame of an icon: drawn on a grid of 20 with round 1.6 strokes, as those of the kit. */
export function Icon({ size = 20, children }: { size?: number; children: ComponentChildren }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="m4.5 10.5 3.75 3.75 7.25-8" />
    </Icon>
  )
}

/** @param size of the whole icon, in pixels */
export function MailIcon({ size }: { size: number }) {
  return (
    <Icon size={size}>
      <rect x="2.75" y="4.25" width="14.5" height="11.5" rx="2.5" />
      <path d="m3.5 6 5.2 4.1a2.1 2.1 0 0 0 2.6 0L16.5 6" />
    </Icon>
  )
}

/** A window in front of another. */
export function WindowIcon({ size }: { size: number }) {
  return (
    <Icon size={size}>
      <path d="M6.25 6.25V5.5a2 2 0 0 1 2-2h6.25a2 2 0 0 1 2 2v5.25a2 2 0 0 1-2 2h-.75" />
      <rect x="3.5" y="6.75" width="10.25" height="9.75" rx="2" />
      <path d="M3.5 9.75h10.25" />
    </Icon>
  )
}

/** Points down; what it opens turns it. */
export function ChevronIcon() {
  return (
    <Icon>
      <path d="m6 8 4 4 4-4" />
    </Icon>
  )
}

export function WarningIcon() {
  return (
    <Icon>
      <path d="M10 7.5v3.75M10 14h.01M8.7 3.6 2.4 14.4a1.5 1.5 0 0 0 1.3 2.25h12.6a1.5 1.5 0 0 0 1.3-2.25L11.3 3.6a1.5 1.5 0 0 0-2.6 0Z" />
    </Icon>
  )
}
