import { expect } from '../host.ts'
import { families, test } from '../world/chainWorld.ts'

for (const [family, { signIn }] of families)
  test.describe(family, () => {
    // In one worker, which starts the chain once.
    test.describe.configure({ mode: 'default' })
    test.use({ family })

    for (const where of signIn?.kept ?? [])
      test(`behavior: signs in with one prompt, stored by the ${where === 'local' ? 'browser' : where}, and is signed in after a reload [4.33, 4.34a]`, async ({
        chain,
        context,
        host,
        page,
      }) => {
        const wallet = await chain.addWallet(context)
        const [address = ''] = wallet.addresses
        await host.visit({ ...chain.settings, siwx: where })
        await host.open()
        await host.button('Test Wallet').click()
        await host.seeView('Sign in')
        await expect(host.modal).toContainText(chain.network)
        const asked = wallet.requests.length
        wallet.decline()
        await host.button('Sign in').click()
        await expect(host.alert).toContainText('Signature declined')
        await host.tryAgain.click()
        const session = page.getByTestId('siwx-session')
        await expect(session).toContainText(address)
        await expect(host.modal).toBeHidden()
        // One declined, and one approved.
        const methods = wallet.requests.slice(asked).map(({ method }) => method)
        expect(methods.filter((method) => /sign/i.test(method))).toHaveLength(2)
        const text = await page.evaluate(
          () => (globalThis as unknown as Handed).latchkeyExample.signIn().session.message,
        )
        expect(text).toContain(`wants you to sign in with your ${signIn?.account} account:`)
        await page.reload()
        await expect(session).toContainText(address)
        await expect(host.modal).toBeHidden()
      })
  })

type Handed = { latchkeyExample: { signIn(): { session: { message: string } } } }
