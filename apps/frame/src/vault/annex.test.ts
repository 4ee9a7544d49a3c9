import { expect, test } from 'vitest'
import { firstImported } from './account.ts'
import { emptyAnnex } from './annex.ts'
import { changeAnnex } from './changeAnnex.ts'
import { createVault } from './createVault.ts'
import { makeDeviceFactor } from './deviceFactor.ts'
import { rotateVault } from './rotateVault.ts'
import type { Access } from './store.ts'
import { accessTo, emptyDevice, emptyServer, randomFactor, randomSecret } from './testing.ts'
import { unlockVault } from './unlockVault.ts'

async function withWallet() {
  const [server, device] = [emptyServer(), await emptyDevice()]
  const access = accessTo(server, device)
  const kit = randomFactor('kit')
  const own = await makeDeviceFactor(access)
  await createVault(access, randomSecret(), [own, kit])
  return { access, device, kit, own, server }
}

const account = (index: number) => ({ ...randomSecret().accounts[0], index }) as never

/** Adds an account with this index. */
const add = (access: Access, factor: Parameters<typeof unlockVault>[1], index: number) =>
  unlockVault(access, factor, (vault) =>
    changeAnnex(access, vault, ({ accounts, names, ...rest }) => ({
      ...rest,
      accounts: [...accounts, account(index)],
      names: new Map([...names, [index, `No. ${index}`]]),
    })),
  )

const read = (access: Access, factor: Parameters<typeof unlockVault>[1]) =>
  unlockVault(access, factor, ({ annex: { accounts, names, version } }) => ({
    version,
    indexes: accounts.map(({ index }) => index),
    names: [...names.values()],
  }))

test('behavior: every factor finds what was added, also one that a rotation left behind', async () => {
  const { access, kit, own, server } = await withWallet()
  expect(await read(access, own)).toEqual({ version: 0, indexes: [], names: [] })
  await unlockVault(access, own, (vault) => rotateVault(access, vault, { factors: [own] }))
  await add(access, own, 1)
  await add(access, own, firstImported)
  const found = { version: 2, indexes: [1, firstImported], names: ['No. 1', `No. ${firstImported}`] }
  expect(await read(access, own)).toEqual(found)
  expect(await read(accessTo(server, await emptyDevice()), kit)).toEqual(found)
})

test('behavior: of two devices that add at the same time, none is lost', async () => {
  const { access, kit, own, server } = await withWallet()
  const other = accessTo(server, await emptyDevice())
  await Promise.all([add(access, own, 1), add(other, kit, 2)])
  expect((await read(access, own)).indexes.toSorted()).toEqual([1, 2])
})

test('hostile: an older annex, none, a changed one or that of another wallet is refused (threat 22)', async () => {
  const { access, own, server } = await withWallet()
  await add(access, own, 1)
  const first = server.annex
  await add(access, own, 2)
  const latest = server.annex
  if (!first || !latest) throw new Error('Both were written.')
  const offered = async (annex: typeof latest | undefined) => {
    server.annex = annex
    return read(access, own).catch(({ code }: { code: string }) => code)
  }
  expect(await offered(first)).toBe('vault/rolled_back')
  expect(await offered(undefined)).toBe('vault/rolled_back')
  expect(await offered({ ...first, version: latest.version }), 'renumbered').toBe('vault/wrong_vault')
  const changed = latest.box.slice()
  changed[40] = (changed[40] ?? 0) ^ 1
  expect(await offered({ ...latest, box: changed })).toBe('vault/wrong_vault')
  const foreign = await withWallet()
  for (const index of [1, 2]) await add(foreign.access, foreign.own, index)
  expect(await offered(foreign.server.annex)).toBe('vault/wrong_vault')
  expect(await offered(latest)).toMatchObject({ indexes: [1, 2] })
})

test('error: a server that does not store it is noticed, and other words do not replace a wallet with one', async () => {
  const { access, kit, own, server } = await withWallet()
  const lying = { ...access, store: { ...access.store, putAnnex: async () => true } }
  await expect(add(lying, own, 1)).rejects.toMatchObject({ code: 'vault/not_stored' })
  await add(access, own, 1)
  const replaced = unlockVault(access, own, (vault) =>
    rotateVault(access, vault, { factors: [own, kit], secret: randomSecret() }),
  )
  await expect(replaced).rejects.toMatchObject({ code: 'vault/wrong_vault' })
  expect(server.vaults.size).toBe(1)
  expect((await read(access, own)).indexes).toEqual([1])
  expect(emptyAnnex.version).toBe(0)
})
