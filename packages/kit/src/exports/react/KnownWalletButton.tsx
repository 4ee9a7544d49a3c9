import { useEffect, useState } from 'react'
import { allConnections, connections } from '../../core/connections/connections.ts'
import { isSameWallet } from '../../core/wallets/walletParts.ts'
import { wallets } from '../../core/wallets/wallets.ts'
import { listedWallet } from '../../features/connect/listedWallet.ts'
import { useKit, useSlice } from '../../ui/kit.tsx'
import { draw } from '../../ui/pictures/draw.tsx'
import { imageSource } from '../../ui/pictures/imageSource.ts'
import { loadedLogo, loadLogo } from '../../ui/pictures/loadLogo.ts'
import type { LogoKey } from '../../ui/pictures/logo.ts'
import { AvatarPlaceholder, HostButton } from './buttons.tsx'

export type WalletButtonProps = {
  /** Id of the wallet in the registry, such as `metamask`, or its rdns. */
  wallet: string
  /** What it says. @default the name of the wallet */
  label?: string | undefined
  /** Added to the button's own class. */
  className?: string | undefined
}

/** The button of a wallet that is in this page, in the list, or neither. */
export default function KnownWalletButton({ wallet, label, className }: WalletButtonProps) {
  const kit = useKit()
  const [{ found }] = useSlice(wallets)
  const [links] = useSlice(connections)
  const listed = listedWallet(kit, wallet)
  const { id, name } = { id: listed?.rdns ?? wallet, name: listed?.name ?? wallet }
  const here = found.find((one) => isSameWallet(one, { id, name }))
  const connected = allConnections(links).some((link) => isSameWallet(link.wallet, { id, name }))
  return (
    <HostButton
      testId="latchkey-wallet"
      kind="plain"
      className={className}
      status={connected ? 'connected' : 'disconnected'}
      view={connected ? undefined : { name: 'ConnectingExternal', params: { walletId: here?.id ?? id } }}
    >
      <Icon src={here?.icon ?? listed?.imageUrl} logo={`wallet ${here?.rdns ?? listed?.id ?? id}`} />
      <span>{label ?? here?.name ?? name}</span>
    </HostButton>
  )
}

/** On the host's page, where the styles of the modal do not apply. */
function Icon({ src, logo: key }: { src: string | undefined; logo: LogoKey }) {
  const { options } = useKit()
  const isImage = !options.strictCsp && imageSource(src, true) !== undefined
  const [, setLoaded] = useState<LogoKey>()
  useEffect(() => {
    // Without a logo the name says enough.
    if (!isImage)
      loadLogo(key).then(
        () => setLoaded(key),
        () => undefined,
      )
  }, [isImage, key])
  const logo = loadedLogo(key)
  if (isImage) return <img src={src} alt="" style={shape} referrerPolicy="no-referrer" />
  return logo ? <span style={shape}>{draw(logo)}</span> : <AvatarPlaceholder />
}

const shape = { inlineSize: 24, blockSize: 24, borderRadius: 6, overflow: 'clip' }
