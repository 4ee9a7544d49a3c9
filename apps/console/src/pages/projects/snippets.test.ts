import { expect, test } from 'vitest'
import { snippets, ways } from './snippets.ts'

test.each(ways)('behavior: the code for %s has the project and the server in it', (way) => {
  const all = snippets(way, { projectId: 'shop', api: 'https://api.example.com' })
  const code = all.map(({ code }) => code).join('\n')
  expect(code).toContain('shop')
  expect(code).toContain('https://api.example.com')
  expect(code).toContain('npm i latchkey')
})

test('behavior: the code for plain HTML', () => {
  const [, page] = snippets('html', { projectId: 'shop', api: 'https://api.example.com' })
  expect(page?.code).toMatchInlineSnapshot(`
    "<script type="module" src="/latchkey/latchkey.js"></script>
    <latchkey-button
      networks="1 8453"
      api="https://api.example.com"
      project-id="shop"
    ></latchkey-button>"
  `)
})
