import { expect, test } from 'vitest'
import { KitError, type PlainEntry } from '../packages/protocol/src/errors.ts'
import { documentedErrors, errorsPage } from './genErrors.ts'

test('behavior: every error has a row of its own, and a link that ends with its code', () => {
  const errors = documentedErrors()
  expect(errors.length).toBeGreaterThan(100)
  const page = errorsPage(errors)
  for (const error of errors) {
    const { docs } = new KitError(error as PlainEntry)
    expect(docs).toMatch(new RegExp(`/errors/${error.code}$`))
    const id = error.code.replace('/', '-')
    expect(page.split(`<a id="${id}"></a>\`${error.code}\`<br>`)).toHaveLength(2)
  }
})

test('behavior: groups by area and shows the message, the number, the cause and the remedy', () => {
  const page = errorsPage([
    { code: 'wallet/user_rejected', message: 'Declined | refused', number: '4001' },
    { code: 'network/not_found', message: 'Network Not Found', long: 'Add it.' },
  ])
  expect(page.slice(page.indexOf('## network'))).toMatchInlineSnapshot(`
    "## network

    | Code and message | Cause | What to do |
    |---|---|---|
    | <a id="network-not_found"></a>\`network/not_found\`<br>Network Not Found. Add it. | \`switchNetwork\` was called with a network the app was not set up with. | Add it to the \`networks\` of its driver. |

    ## wallet

    | Code and message | Cause | What to do |
    |---|---|---|
    | <a id="wallet-user_rejected"></a>\`wallet/user_rejected\`<br>Declined \\| refused (4001) | The visitor declined in the wallet. | Nothing; treat it as an answer, not as a failure. |
    "
  `)
})
