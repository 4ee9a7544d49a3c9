import { expect, test } from 'vitest'
import { KitError } from '../packages/protocol/src/errors.ts'
import { documentedErrors, errorsPage } from './genErrors.ts'

test('behavior: every error has one row, where its own link leads', () => {
  const errors = documentedErrors()
  expect(errors.length).toBeGreaterThan(100)
  const page = errorsPage(errors)
  for (const error of errors) {
    const id = new URL(new KitError(error).docs).hash.slice(1)
    expect(page.split(`<a id="${id}"></a>\`${error.code}\` |`)).toHaveLength(2)
  }
})

test('behavior: groups by area and shows explanations and numbers', () => {
  const page = errorsPage([
    { code: 'b/two', message: 'Two', number: '4001' },
    { code: 'a/one', message: 'One | half', long: 'What to do.' },
  ])
  expect(page.slice(page.indexOf('## a'))).toMatchInlineSnapshot(`
    "## a

    | Code | Message |
    |---|---|
    | <a id="a-one"></a>\`a/one\` | **One \\| half**. What to do. |

    ## b

    | Code | Message |
    |---|---|
    | <a id="b-two"></a>\`b/two\` | Two (4001) |
    "
  `)
})
