import { Icon, type IconProps } from './icons.tsx'

// In a file of their own: what a first click shows has no use for them.

/** A bank card with a plus: buying. */
export function BuyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M16.75 9.5V7A2.5 2.5 0 0 0 14.25 4.5h-8.5A2.5 2.5 0 0 0 3.25 7v6a2.5 2.5 0 0 0 2.5 2.5h5M3.5 8.25h13M15 12.25v4.5M12.75 14.5h4.5" />
    </Icon>
  )
}

export function SwapIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 16.25V4m-3 3.25L6.5 4l3 3.25M13.5 3.75V16m3-3.25-3 3.25-3-3.25" />
    </Icon>
  )
}

export function ReceiveIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 3.75v9m-4-3.5 4 3.75 4-3.75M4.5 16.25h11" />
    </Icon>
  )
}

export function SendIcon(props: IconProps) {
  return (
    <Icon {...props} points>
      <path d="M5.25 14.75 14.5 5.5m-6.75-.25h7v7" />
    </Icon>
  )
}

/** Something that was allowed. */
export function AllowIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 3c2 1.5 4 2.2 6 2.4V10c0 3.4-2.2 5.7-6 7.2C6.2 15.7 4 13.4 4 10V5.4C6 5.2 8 4.5 10 3Z" />
      <path d="m7.5 9.9 1.8 1.8 3.2-3.5" />
    </Icon>
  )
}

/** A call of a contract. */
export function CallIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6.5 6-4 4 4 4m7-8 4 4-4 4M11.25 4.5l-2.5 11" />
    </Icon>
  )
}

/** Something made out of nothing. */
export function MintIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 3.25c.7 3.9 2.1 5.5 6.25 6.25-4.15.75-5.55 2.35-6.25 6.75-.7-4.4-2.1-6-6.25-6.75C7.9 8.75 9.3 7.15 10 3.25Z" />
    </Icon>
  )
}

/** Something that is gone for good. */
export function BurnIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.5 3c.3 2.5 4.5 4.5 4.5 8.75a5 5 0 0 1-10 0c0-1.75.8-3 1.75-4 .2 1.25.75 2 1.75 2.25C8.25 7.5 8.75 4.75 10.5 3Z" />
    </Icon>
  )
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="6.75" />
      <path d="M10 6.25V10l2.5 1.75" />
    </Icon>
  )
}
