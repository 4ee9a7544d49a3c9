import { expect, test } from 'vitest'
import { policyOf, styleToClasses } from '../harden.ts'
import { toMarkdown } from './apiPages.ts'
import { placeLiveBlocks } from './liveBlocks.ts'
import { rewriteLinks } from './rewriteLinks.ts'
import { sectionsOf } from './sections.ts'
import { readPage } from './sources.ts'

const targets = {
  slugs: new Map([
    ['docs/README.md', 'docs'],
    ['docs/errors.md', 'errors'],
    ['docs/guides/send.md', 'guides/send'],
  ]),
  base: '/v1/',
  repository: undefined,
}
const rewrite = (text: string) => rewriteLinks('docs/guides/react.md', text, targets)

test('behavior: links between files become links between pages, under the path of the site', () => {
  expect(
    rewrite('[a](send.md#events) [b](../README.md) [c](../../README.md) [d](#here) [e](https://x.org)'),
  ).toBe('[a](/v1/guides/send/#events) [b](/v1/docs/) [c](/v1/) [d](#here) [e](https://x.org)')
  expect(rewrite('[e](../errors.md#sign-rejected), ![m](../images/modal.png)')).toBe(
    '[e](/v1/errors/sign/rejected/), ![m](/v1/images/modal.png)',
  )
  // What is no page is text, unless the repository can be read somewhere.
  expect(rewrite('the [`catalogue`](../../packages/kit/messages/en)')).toBe('the `catalogue`')
  expect(
    rewriteLinks('docs/a.md', '[x](../package.json)', {
      ...targets,
      repository: 'https://git.example/latchkey',
    }),
  ).toBe('[x](https://git.example/latchkey/blob/main/package.json)')
  expect(rewrite('```md\n[a](send.md)\n```')).toBe('```md\n[a](send.md)\n```')
})

test('behavior: the title and the first paragraph of a page describe it', () => {
  expect(readPage('<!-- Written -->\n\n# The `kit`\n\nA [kit](x.md) is *one*.\n\n## More\n')).toEqual({
    title: 'The kit',
    description: 'A kit is one.',
    body: 'A [kit](x.md) is *one*.\n\n## More',
  })
})

test('behavior: what runs is the block that is read, with the blocks that it imports', () => {
  const kit = ['```ts', '// kit.ts', 'export const kit = 1', '```']
  const other = ['```ts', '// server.ts', "import 'node:crypto'", '```']
  const app = ['<!-- live -->', '```tsx', "import { kit } from './kit'", 'export default () => kit', '```']
  const { files, markdown } = placeLiveBlocks('guides/x', [...kit, ...other, ...app].join('\n'))
  expect(files).toEqual([
    { path: 'guides/x/line10.tsx', code: "import { kit } from './kit'\nexport default () => kit\n" },
    { path: 'guides/x/kit.ts', code: '// kit.ts\nexport const kit = 1\n' },
  ])
  expect(markdown).toMatch(/```\n\n<div class="live"><latchkey-live data-block="guides\/x\/line10\.tsx">/)
  expect(markdown).not.toContain('<!-- live -->')
})

test('behavior: a page that no line of the sidebar names stands beside its like', () => {
  const pages = [
    'errors',
    'guides/brand-new',
    'guides/wagmi',
    'migrate/rainbowkit',
    'start/qwik',
    'start/react',
  ].map((slug) => ({ slug, title: slug }))
  const found = sectionsOf(pages).map(({ label, items }) => [label, items.map(({ slug }) => slug)])
  expect(found).toEqual([
    ['Start', ['start/react', 'start/qwik', 'guides/wagmi']],
    ['Migrate', ['migrate/rainbowkit']],
    ['Build', ['guides/brand-new']],
    ['Reference', ['errors']],
  ])
})

test('behavior: TSDoc becomes Markdown, with examples as code', () => {
  expect(toMarkdown('Sends <b> with {@link Kit.send}.\n\n@default 1\n@example\nsend(kit)')).toBe(
    'Sends &lt;b> with `Kit.send`.\n\n\nDefault: 1\n\n```ts\nsend(kit)\n```',
  )
})

test('behavior: pages carry no style attribute, and name the scripts that may run', () => {
  const rules = new Map<string, string>()
  const html = styleToClasses(
    '<p style="--a:1" class="b">x</p><script>"<p style=\\"a\\">"</script><i style="--a:1"/>',
    rules,
  )
  expect([...rules.values()]).toEqual(['--a:1'])
  expect(html).toMatch(/^<p class="(s-\w{8}) b">x<\/p><script>"<p style=\\"a\\">"<\/script><i class="\1"\/>$/)
  const policy = policyOf(
    '<script>alert(1)</script><script src="x.js"></script><script type="application/ld+json">{}</script>',
  )
  expect(policy.match(/sha256-/g)).toHaveLength(1)
  expect(policy).not.toContain('unsafe-inline')
})
