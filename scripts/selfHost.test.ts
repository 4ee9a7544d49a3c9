import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSteps } from '../e2e/selfHost/readSteps.ts'
import { readRows } from './readRows.ts'

const page = readFileSync(join(import.meta.dirname, '../docs/self-host.md'), 'utf8')

test('behavior: the guide’s steps install, start the example and the server, and open the modal', () => {
  const steps = readSteps('docs/self-host.md', page).map(({ kind, code }) => `${kind} ${code.split('\n')[0]}`)
  expect(steps).toMatchInlineSnapshot(`
    [
      "run git clone <this repository> latchkey",
      "run psql postgres -c "create role latchkey login password 'choose-one'" \\",
      "stay ./dev",
      "stay RPC_EIP155_31337=<local chain> ./dev server serve",
      "open <Latchkey example>&api=http://127.0.0.1:8080&project=my-app",
    ]
  `)
})

test('behavior: only blocks below a comment are steps', () => {
  const text =
    '<!-- run -->\n\n```sh\nls\n```\n\n```sh\nrm x\n```\n<!-- run until "up" -->\n```sh\n./go\n```\n'
  expect(readSteps('x.md', text)).toEqual([
    { kind: 'run', code: 'ls\n', until: '', line: 3 },
    { kind: 'stay', code: './go\n', until: 'up', line: 11 },
  ])
})

test('behavior: reads the table below a heading', () => {
  const text = '# A\n\n| x | y |\n|---|---|\n| 1 | a \\| b |\n| 2 | |\n\n## B\n\n| z |\n|---|\n| 3 |\n'
  expect(readRows(text, 'A')).toEqual([
    ['1', 'a \\| b'],
    ['2', ''],
  ])
  expect(readRows(text, 'B')).toEqual([['3']])
  expect(() => readRows(text, 'C')).toThrow('there is no heading “C”')
})
