import { sampleThemes } from '../../apps/playground/src/options/sampleThemes.ts'
import { expect, seeReact, test } from '../host.ts'
import { icons } from './icons.ts'

for (const [name, theme] of Object.entries(sampleThemes))
  test(`gallery: theme ${name}`, async ({ addWallet, host, page }) => {
    await addWallet({ rdns: 'org.harbor', name: 'Harbor', icon: icons.harbor })
    await addWallet({ rdns: 'app.juniper', name: 'Juniper', icon: icons.juniper })
    await page.setViewportSize({ width: 900, height: 760 })
    const shot = (view: string) => page.screenshot({ path: `../.gallery/themes/${name}-${view}.png` })
    await host.visit({ look: JSON.stringify(theme) })
    await host.open()
    await seeReact(page)
    await expect(host.button('Juniper')).toBeVisible()
    // Pictures come after the names.
    await page.waitForTimeout(600)
    await shot('connect')
    await host.button('Harbor').click()
    await expect(host.status).toHaveText('connected')
    await host.open()
    await expect(host.button('Disconnect')).toBeVisible()
    await page.waitForTimeout(600)
    await shot('account')
  })
