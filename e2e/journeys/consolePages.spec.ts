import { expect, lookOver, recordComplaints, test } from '../rig/console/consoleTest.ts'
import { startConsole } from '../rig/console/startConsole.ts'
import { walkConsole } from '../rig/console/walkConsole.ts'

test('behavior: every page of the console: no axe violations in both themes at 360 and 1280 px, nothing wider than the screen', async ({
  addWallet,
  page,
}) => {
  test.setTimeout(300_000)
  const rig = await startConsole()
  try {
    await addWallet()
    const complaints = recordComplaints(page, rig)
    const found: string[] = []
    let pages = 0
    await walkConsole({
      page,
      rig,
      async onPage(name) {
        pages += 1
        found.push(...(await lookOver(page, name)))
      },
    })
    expect(found).toEqual([])
    expect(complaints).toEqual([])
    expect(pages).toBe(18)
  } finally {
    await rig.stop()
  }
})
