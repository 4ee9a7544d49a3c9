import { Icon, type IconProps } from '../../ui/pictures/icons.tsx'

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 2.75 4 5v4.5c0 3.6 2.4 6.3 6 7.75 3.6-1.45 6-4.15 6-7.75V5l-6-2.25Z" />
      <path d="m7.5 10 1.75 1.75L12.75 8" />
    </Icon>
  )
}
