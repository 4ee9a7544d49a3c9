import { shortenAddress } from '@latchkey/protocol/display'

export type AddressProps = {
  address: string
  /** All of it, broken over lines. */
  full?: boolean | undefined
}

/** An address. It reads from left to right in every language. */
export function Address({ address, full }: AddressProps) {
  return (
    <bdi dir="ltr" className="numeric" title={full ? undefined : address}>
      {full ? address : shortenAddress(address)}
    </bdi>
  )
}
