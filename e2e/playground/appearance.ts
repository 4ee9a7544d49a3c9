import type { Page } from '@playwright/test'
import type { State } from '../../apps/playground/src/state.ts'
import type { Theme } from '../../packages/kit/src/core/config/options.ts'
import { cssColor, fitAccent, parseColor } from '../../packages/kit/src/ui/theme/accent.ts'
import { themeTokens } from '../../packages/kit/src/ui/theme/themeTokens.ts'

/** What a visitor of the app sees of its options, as the modal wears it. */
export type Appearance = {
  readonly mode: string
  readonly language: string
  /** If the host chose one. */
  readonly accent?: string | undefined
  readonly edge: string
  readonly layout: string
  readonly tokens: Readonly<Record<string, string>>
  readonly hasBranding: boolean
}

/** How the modal has to look, by the options of a state; of the rest, as it looks without options. */
export function wantedAppearance({ values }: State, without: Appearance): Appearance {
  const theme = Object.fromEntries(
    Object.entries(values).flatMap(([path, value]) =>
      path.startsWith('theme.') ? [[path.slice('theme.'.length), value]] : [],
    ),
  ) as Theme
  const tokens = Object.entries(themeTokens(theme)).filter(([, value]) => value !== undefined)
  const accent = theme.accent === undefined ? undefined : parseColor(theme.accent)
  return {
    mode: theme.mode ?? without.mode,
    language: typeof values.locale === 'string' ? values.locale : without.language,
    accent: accent && cssColor(fitAccent(accent, theme.mode === 'dark' ? 'dark' : 'light').fill),
    edge: theme.edge ?? without.edge,
    layout: theme.layout ?? without.layout,
    tokens: { ...without.tokens, ...Object.fromEntries(tokens) } as Record<string, string>,
    hasBranding: values['features.branding'] === true,
  }
}

/** What the open modal of a page looks like. The accent is read of those that chose one: others have that of the stylesheet. */
export function readAppearance(page: Page, { values }: State): Promise<Appearance> {
  const names = Object.keys(themeTokens({}))
  const given = { names, hasAccent: 'theme.accent' in values }
  return page.locator('latchkey-modal').evaluate((host: HTMLElement, { hasAccent, names }): Appearance => {
    const tokens = names.map((name) => [name, host.style.getPropertyValue(name)])
    return {
      mode: host.dataset.theme ?? '',
      language: host.lang,
      accent: hasAccent ? getComputedStyle(host).getPropertyValue('--lk-accent') : undefined,
      edge: host.dataset.edge ?? 'shadow',
      layout: host.dataset.layout ?? 'compact',
      tokens: Object.fromEntries(tokens.filter(([, value]) => value !== '')),
      hasBranding: host.shadowRoot?.querySelector('.branding') !== null,
    }
  }, given)
}
