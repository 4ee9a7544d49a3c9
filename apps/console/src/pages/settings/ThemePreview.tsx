import { fontStacks, type ThemeSettings, type WalletSettings } from '@latchkey/protocol/http/looks'
import { createLatchkey, type Latchkey, setTheme, type Theme } from 'latchkey'
import { evm, mainnet } from 'latchkey/evm'
import { mountLatchkey } from 'latchkey/mount'
import { useEffect, useRef, useState } from 'react'
import { useT, useWords } from '../../words/Words.tsx'

/** Where the kit's wide layout is wide, as in its `Theme.css`. */
const wideScreen = matchMedia('(min-width: 720px) and (min-height: 480px)')
const wideCardPx = 720
const marginPx = 32

/** The modal itself, on a page of its own. It can be looked at, not used: a click would connect the member's wallet. */
export function ThemePreview({ mode, theme, wallets, screen }: ThemePreview.Props) {
  const t = useT()
  const { locale } = useWords()
  const parent = useRef<HTMLDivElement>(null)
  const kit = useRef<Latchkey>(undefined)
  const language = screen === 'rtl' || locale === 'ar' ? 'ar' : 'en'
  const worn = toTheme(theme, mode, screen)
  const [zoom, setZoom] = useState(1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a theme changes without another kit, below
  useEffect(() => {
    if (!parent.current) return
    const made = createLatchkey({
      id: `preview-${mode}`,
      drivers: [evm({ networks: [mainnet] })],
      storage: emptyStorage(),
      theme: worn,
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
    if (kit.current) setTheme(kit.current, toTheme(theme, mode, screen))
  }, [theme, mode, screen])

  // The wide card keeps its size, so it is seen from further away.
  useEffect(() => {
    const stage = parent.current?.parentElement
    if (!stage || worn.layout !== 'wide') return setZoom(1)
    const observer = new ResizeObserver(() =>
      setZoom(wideScreen.matches ? Math.min(1, (stage.clientWidth - marginPx) / wideCardPx) : 1),
    )
    observer.observe(stage)
    return () => observer.disconnect()
  }, [worn.layout])

  return (
    <figure
      className={`settings-stage ${mode}`}
      data-overlay={worn.overlay ?? 'dim'}
      data-edge={worn.edge ?? 'shadow'}
    >
      <div className="settings-app" aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <div className="settings-modal" ref={parent} style={{ zoom }} inert />
      <figcaption>{t(`settings.theme.mode.${mode}`)}</figcaption>
    </figure>
  )
}

export declare namespace ThemePreview {
  type Screen = 'desktop' | 'phone' | 'rtl'
  type Props = {
    mode: 'light' | 'dark'
    theme: ThemeSettings
    wallets: WalletSettings | null
    screen: Screen
  }
}

/** Every key, so that one that was taken away is reset. On a phone the modal is a sheet, which has neither edge nor layout. */
function toTheme(
  { accent, radius, font, tone, density, overlay, edge, layout }: ThemeSettings,
  mode: 'light' | 'dark',
  screen: ThemePreview.Screen,
): Theme {
  const ofCard = screen === 'phone' ? { edge: undefined, layout: undefined } : { edge, layout }
  return { mode, accent, radius, font: font && fontStacks[font], tone, density, overlay, ...ofCard }
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
