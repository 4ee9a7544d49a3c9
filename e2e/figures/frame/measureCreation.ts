import type { Figure } from '../../../scripts/figures.ts'
import { ask } from '../../rig/hostPage.ts'
import { logIn } from '../../rig/logIn.ts'
import { names, originOf } from '../../rig/names.ts'
import { quantile } from '../../server/quantile.ts'
import { mount } from './timedHost.ts'
import { loadNote, withRig } from './withRig.ts'

const wallets = 40

/** The time from a completed login to the addresses of a new wallet, as the app sees it. */
export async function measureCreation(report: (figure: Figure) => void): Promise<void> {
  await withRig(async ({ browser, mail }) => {
    const page = await browser.newPage()
    const times: number[] = []
    for (let turn = 0; turn <= wallets; turn++) {
      await page.goto(originOf(names.shop))
      await mount(page)
      await ask(page, 'signOut')
      await logIn(page, { browser, email: `new-${turn}@mail.test`, mail, mails: 1 })
      const started = performance.now()
      const { type } = await ask(page, 'getUser', {})
      if (type !== 'getUser/success') throw new Error(`no wallet: ${type}`)
      times.push(performance.now() - started)
    }
    await page.close()
    const [first = Number.NaN, ...warm] = times
    report({
      name: 'wallet created after a login, p95',
      value: Math.round(quantile(warm, 0.95)),
      unit: 'ms',
      goal: { op: '<=', value: 400 },
      note: `p50 ${Math.round(quantile(warm, 0.5))} ms of ${warm.length}, the first in a new profile ${Math.round(first)} ms, ${loadNote()}`,
    })
  })
}
