import { useState } from 'react'
import { GlobeIcon, MoonIcon, SunIcon } from '../ui/icons.tsx'
import { Menu } from '../ui/Menu.tsx'
import { locales } from '../words/messageArgs.ts'
import { useT, useWords } from '../words/Words.tsx'
import { applyTheme, chosenTheme, themes } from './theme.ts'

const languageNames = { en: 'English', ar: 'العربية' }

export function LanguageSwitch() {
  const { locale, setLocale, t } = useWords()
  return (
    <Menu
      label={t('shell.language')}
      button={<GlobeIcon />}
      items={locales.map((one) => ({
        id: one,
        label: (
          <span lang={one} translate="no">
            {languageNames[one]}
          </span>
        ),
        isChosen: one === locale,
        onChoose: () => setLocale(one),
      }))}
    />
  )
}

export function ThemeSwitch() {
  const t = useT()
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <Menu
      label={t('shell.theme')}
      button={theme === 'dark' ? <MoonIcon /> : <SunIcon />}
      items={themes.map((one) => ({
        id: one,
        label: t(`shell.theme.${one}`),
        isChosen: one === theme,
        onChoose: () => {
          applyTheme(one)
          setTheme(one)
        },
      }))}
    />
  )
}
