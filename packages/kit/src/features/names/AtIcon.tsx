import { Icon, type IconProps } from '../../ui/pictures/icons.tsx'

export function AtIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="2.9" />
      <path d="M12.9 7.1v4.2a1.9 1.9 0 0 0 3.8 0V10a6.75 6.75 0 1 0-2.65 5.36" />
    </Icon>
  )
}
