import { groupAddress } from '@latchkey/protocol/groupAddress'
import { useStyles } from '../theme/styles.tsx'
import css from './WholeAddress.css?inline'

export type WholeAddressProps = {
  address: string
  /** One that could be mistaken for it: what differs is marked. */
  unlike?: string | undefined
}

/** All of an address, in groups that can be compared one by one. Copied, it has no gaps. */
export function WholeAddress({ address, unlike }: WholeAddressProps) {
  useStyles(css)
  return (
    <bdi dir="ltr" className="whole-address numeric" translate="no">
      {groupAddress(address).map(({ at, text }) => {
        const differs =
          unlike !== undefined && unlike.slice(at, at + text.length).toLowerCase() !== text.toLowerCase()
        return differs ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>
      })}
    </bdi>
  )
}
