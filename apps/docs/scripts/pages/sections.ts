export type Item = { slug: string; label: string }
export type Section = { label: string; items: Item[]; collapsed: boolean }

/**
 * Where each page stands, by its slug; `*` takes the pages that no other line names. A page
 * that does not exist yet appears as soon as it is written.
 */
const plan: readonly [label: string, slugs: readonly string[]][] = [
  [
    'Start',
    [
      ...['react', 'vite', 'next', 'vue', 'svelte', 'solid', 'angular', 'html'].map(
        (name) => `start/${name}`,
      ),
      'start/*',
      'guides/cli',
      'guides/react',
      'guides/vue',
      'guides/svelte',
      'guides/solid',
      'guides/angular',
      'guides/bindings',
      'guides/script-tag',
      'guides/wagmi',
      'guides/headless',
      'guides/server-rendering',
    ],
  ],
  ['Migrate', ['guides/migrate', 'migrate/*', 'guides/migrate-*', 'guides/from-*']],
  [
    'Build',
    [
      ...['networks', 'several-chains', 'wallets', 'sign-in', 'send', 'payments', 'swap', 'buy', 'names'],
      ...['theme-and-language', 'legal', 'solana', 'bitcoin', 'cosmos', 'polkadot'],
      ...['email-login', 'social-login', 'passkey-login', 'guest-login', 'token-login', 'smart-accounts'],
      '*',
    ].map((name) => (name === '*' ? 'guides/*' : `guides/${name}`)),
  ],
  [
    'Go live',
    [
      'guides/checklist',
      'guides/content-security-policy',
      'guides/privacy',
      'guides/testing',
      'engines',
      'guides/devtools',
      'guides/doctor',
      'custody',
      'security',
      'threats',
    ],
  ],
  [
    'Run it',
    [
      'self-host',
      'guides/console',
      'guides/console-access',
      'operations',
      'guides/monitoring',
      'guides/relay',
      'guides/users',
      'guides/webhooks',
      'secrets',
      'wallet-operations',
      'guides/kubernetes',
      'guides/two-sites',
      'scale',
      'upgrade',
      'guides/upgrade',
    ],
  ],
  ['Reference', ['guides/options', 'reference/*', 'errors', 'guides/server']],
  ['Try', ['guides/playground', 'playground', 'guides/examples', 'examples']],
  ['The project', ['docs', 'guides/add-a-chain', 'guides/add-a-feature', '*']],
]

/** Names that are shorter in the sidebar than as a title. */
const labels: Readonly<Record<string, string>> = {
  docs: 'All pages',
  errors: 'Errors',
  'guides/react': 'Components and hooks',
}

/** The sidebar of the pages that exist. Every page is in one section. */
export function sectionsOf(pages: readonly { slug: string; title: string }[]): Section[] {
  const named = new Set(plan.flatMap(([, slugs]) => slugs.filter((slug) => !slug.endsWith('*'))))
  const globs = plan.flatMap(([, slugs]) => slugs.filter((slug) => slug.endsWith('*') && slug !== '*'))
  const fits = (slug: string, glob: string) => slug.startsWith(glob.slice(0, -1))
  /** The most exact of those that fit. */
  const globOf = (slug: string) =>
    globs.filter((glob) => fits(slug, glob)).sort((a, b) => b.length - a.length)[0] ?? '*'
  return plan.flatMap(([label, slugs]) => {
    const found = slugs.flatMap((wanted) =>
      pages.filter(({ slug }) =>
        wanted.endsWith('*') ? !named.has(slug) && globOf(slug) === wanted : slug === wanted,
      ),
    )
    const items = found.map(({ slug, title }) => ({ slug, label: labels[slug] ?? title }))
    return items.length ? [{ label, items, collapsed: label === 'The project' }] : []
  })
}
