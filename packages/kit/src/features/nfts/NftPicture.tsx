import { useState } from 'react'
import { WalletIcon } from '../../ui/pictures/Picture.tsx'

export type NftPictureProps = { name: string; src: string | null }

/** A collectible's picture, as large as its place. Decorative: its name always stands next to it. */
export function NftPicture({ name, src }: NftPictureProps) {
  // A picture that fails once is not asked for again until it is another.
  const [failed, setFailed] = useState<string>()
  if (!src || failed === src)
    return (
      <span className="nft-picture" data-missing aria-hidden="true">
        <WalletIcon name={name} size={64} />
      </span>
    )
  return (
    <span className="nft-picture" aria-hidden="true">
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: loading is not an interaction */}
      <img
        src={src}
        alt=""
        loading="lazy"
        draggable={false}
        referrerPolicy="no-referrer"
        // No cookies: an image server learns nothing of who looks.
        crossOrigin="anonymous"
        onError={() => setFailed(src)}
      />
    </span>
  )
}
