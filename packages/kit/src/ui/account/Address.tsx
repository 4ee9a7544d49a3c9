import { shortenAddress } from '@latchkey/protocol/shortenAddress'

/** An address, shortened. It reads from left to right in every language. */
export function Address({ address }: { address: string }) {
  return (
    <bdi dir="ltr" className="numeric" title={address}>
      {shortenAddress(address)}
    </bdi>
  )
}
