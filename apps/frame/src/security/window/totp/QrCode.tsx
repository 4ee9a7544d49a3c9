/** @jsxImportSource preact */
import encodeQR from 'qr'

export type QrCodeProps = { label: string; text: string }

/** A QR code, dark on light in every theme: many readers miss inverted ones. */
export function QrCode({ label, text }: QrCodeProps) {
  const grid = encodeQR(text, 'raw', { ecc: 'medium', border: 2 })
  const path = grid.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className="totp-qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${grid.length} ${grid.length}`}
      shape-rendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}
