import { useStyles } from '../theme/styles.tsx'
import css from './WholeAddress.css?inline'

export type WholeAddressProps = {
  address: string
  /** One that could be mistaken for it: what differs is marked. */
  unlike?: string | undefined
}

const groupSize = 4

/** All of an address, in groups that can be compared one by one. Copied, it has no gaps. */
export function WholeAddress({ address, unlike }: WholeAddressProps) {
  useStyles(css)
  return (
    <bdi dir="ltr" className="whole-address numeric" translate="no">
      {groupsOf(address).map(({ at, text }) => {
        const differs =
          unlike !== undefined && unlike.slice(at, at + text.length).toLowerCase() !== text.toLowerCase()
        return differs ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>
      })}
    </bdi>
  )
}

/** The prefix stands with the first group, so that the groups of two addresses line up. */
function groupsOf(address: string): { at: number; text: string }[] {
  const prefix = address.startsWith('0x') ? 2 : 0
  const groups: { at: number; text: string }[] = []
  for (let at = 0; at < address.length; ) {
    const size = at === 0 ? prefix + groupSize : groupSize
    groups.push({ at, text: address.slice(at, at + size) })
    at += size
  }
  return groups
}
