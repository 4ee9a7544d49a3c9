import * as z from 'zod/mini'

/** Ids of the registry, by which wallets are called. */
const walletIds = z.array(z.string().check(z.regex(/^[\w.-]{1,128}$/, 'Not the id of a wallet')))

/** Which wallets the modal lists, and in which order, where the page does not say so itself. */
export const walletSettings = z.strictObject({
  /** Listed first, in this order. */
  featured: walletIds.check(z.maxLength(20)),
  /** Neither listed nor offered, even if installed. */
  hidden: walletIds.check(z.maxLength(200)),
  /** Offered to visitors who have no wallet. */
  recommended: walletIds.check(z.maxLength(20)),
})
export type WalletSettings = z.infer<typeof walletSettings>

/** Fonts that need no download, by name. */
export const fontStacks = {
  system: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif',
  rounded:
    'ui-rounded, "SF Pro Rounded", "Hiragino Maru Gothic ProN", Quicksand, Comfortaa, Nunito, system-ui, sans-serif',
  humanist: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", source-sans-pro, sans-serif',
  geometric: 'Avenir, Montserrat, Corbel, "URW Gothic", source-sans-pro, sans-serif',
  serif: '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, Georgia, serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace',
} as const
type FontName = keyof typeof fontStacks

const color = z
  .string()
  .check(
    z.regex(
      /^(?:#[\da-f]{3}|#[\da-f]{6}|(?:rgb|hsl|oklch)\([\d\s.,%/]{5,60}\))$/i,
      'Not a colour such as #1a73e8',
    ),
  )

/** How the modal looks, where the page does not say so itself. */
export const themeSettings = z.strictObject({
  mode: z.optional(z.enum(['light', 'dark', 'auto'])),
  /** A CSS colour; the modal adjusts it until text on it can be read. */
  accent: z.optional(color),
  radius: z.optional(z.enum(['none', 'small', 'medium', 'large'])),
  font: z.optional(z.enum(Object.keys(fontStacks) as [FontName, ...FontName[]])),
  tone: z.optional(z.enum(['cool', 'neutral', 'warm', 'sand', 'rose', 'leaf'])),
  density: z.optional(z.enum(['comfortable', 'compact'])),
  overlay: z.optional(z.enum(['dim', 'blur', 'none'])),
  edge: z.optional(z.enum(['shadow', 'line', 'none'])),
  layout: z.optional(z.enum(['compact', 'wide'])),
})
export type ThemeSettings = z.infer<typeof themeSettings>

const link = z.url({ protocol: /^https?$/, hostname: /./ }).check(z.maxLength(2_048))

/** What visitors agree to. At least one document. */
export const legalSettings = z
  .strictObject({
    termsUrl: z.optional(link),
    privacyUrl: z.optional(link),
    /** Whether visitors must tick a box before they go on; otherwise the links are shown. */
    isConsentRequired: z.boolean(),
  })
  .check(z.refine(({ termsUrl, privacyUrl }) => Boolean(termsUrl ?? privacyUrl), 'Needs a document'))
export type LegalSettings = z.infer<typeof legalSettings>
