import { readFileSync } from 'node:fs'
import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
import type { Section } from './scripts/pages/sections.ts'
import { base, site } from './settings.ts'

const sections = JSON.parse(
  readFileSync(new URL('.generated/sections.json', import.meta.url), 'utf8'),
) as readonly Section[]

export default defineConfig({
  site,
  base,
  trailingSlash: 'always',
  outDir: './dist',
  publicDir: './.generated/public',
  // Words keep the spaces between them, also at the ends of lines.
  compressHTML: false,
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'never' },
  vite: {
    build: {
      // Inline scripts would each need a hash in the policy.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  },
  integrations: [
    starlight({
      title: 'Latchkey',
      favicon: '/favicon.svg',
      customCss: ['./src/styles/site.css'],
      lastUpdated: false,
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      expressiveCode: {
        // Code that scrolls sideways is hard to reach by keyboard and on a phone.
        defaultProps: { wrap: true },
        themes: ['github-light', 'github-dark'],
        styleOverrides: {
          borderRadius: '12px',
          borderColor: 'var(--lk-hairline)',
          codeFontFamily: 'var(--lk-mono)',
          uiFontFamily: 'var(--lk-font)',
          codeFontSize: '0.8125rem',
          codeLineHeight: '1.65',
          frames: { shadowColor: 'transparent', frameBoxShadowCssValue: 'none' },
        },
      },
      components: {
        Head: './src/components/Head.astro',
        MarkdownContent: './src/components/MarkdownContent.astro',
        Search: './src/components/Search.astro',
        SiteTitle: './src/components/SiteTitle.astro',
        SocialIcons: './src/components/HeaderLinks.astro',
      },
      sidebar: sections.map(({ label, items, collapsed }) => ({
        label,
        collapsed,
        items: items.map((item) => ({ slug: item.slug, label: item.label })),
      })),
    }),
  ],
})
