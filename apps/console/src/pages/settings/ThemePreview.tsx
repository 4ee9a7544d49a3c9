import { fontStacks, type ThemeSettings, type WalletSettings } from '@latchkey/protocol/http/looks'
import { createLatchkey, type Latchkey, setTheme, type Theme } from 'latchkey'
import { evm, mainnet } from 'latchkey/evm'
import { mountLatchkey } from 'latchkey/mount'
import { useEffect, useRef } from 'react'
import { useT, useWords } from '../../words/Words.tsx'

/** The modal itself, on a page of its own. It can be looked at, not used: a click would connect the member's wallet. */
export function ThemePreview({ mode, theme, wallets, isRtl }: ThemePreview.Props) {
  const t = useT()
  const { locale } = useWords()
  const parent = useRef<HTMLDivElement>(null)
  const kit = useRef<Latchkey>(undefined)
  const language = isRtl ? 'ar' : locale === 'ar' ? 'ar' : 'en'

  // biome-ignore lint/correctness/useExhaustiveDependencies: a theme changes without another kit, below
  useEffect(() => {
    if (!parent.current) return
    const made = createLatchkey({
      id: `preview-${mode}`,
      drivers: [evm({ networks: [mainnet] })],
      storage: emptyStorage(),
      theme: toTheme(theme, mode),
      locale: language,
      wallets: wallets
        ? { featured: wallets.featured, exclude: wallets.hidden, recommended: wallets.recommended }
        : undefined,
      features: { analytics: false },
    })
    kit.current = made
    mountLatchkey(made, { parent: parent.current })
    return () => {
      kit.current = undefined
      made.destroy()
    }
  }, [mode, language, wallets])

  useEffect(() => {
    if (kit.current) setTheme(kit.current, toTheme(theme, mode))
  }, [theme, mode])

  return (
    <figure className={`settings-stage ${mode}`} data-overlay={theme.overlay ?? 'dim'}>
      <div className="settings-app" aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <div className="settings-modal" ref={parent} inert />
      <figcaption>{t(`settings.theme.mode.${mode}`)}</figcaption>
    </figure>
  )
}

export declare namespace ThemePreview {
  type Props = {
    mode: 'light' | 'dark'
    theme: ThemeSettings
    wallets: WalletSettings | null
    isRtl: boolean
  }
}

/** Every key, so that one that was taken away is reset. */
function toTheme(
  { accent, radius, font, tone, density, overlay }: ThemeSettings,
  mode: 'light' | 'dark',
): Theme {
  return { mode, accent, radius, font: font && fontStacks[font], tone, density, overlay }
}

/** Nothing of the preview stays in the member's browser. */
function emptyStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    subscribe: () => () => {},
  }
}
