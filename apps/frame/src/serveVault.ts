import { addDevice, enterWallet, escrowPrefix } from './enterWallet.ts'
import { type Escrow, remoteEscrow } from './escrow.ts'
import { exportEntropy } from './exportEntropy.ts'
import type { Offered } from './handover/offerDevice.ts'
import { intentOf } from './intent.ts'
import { factorsIn, keepView, keptView } from './keptView.ts'
import { nameAccount } from './nameAccount.ts'
import { type RemoteCall, RemoteError, remoteCalls } from './remoteCalls.ts'
import { remoteStore } from './remoteStore.ts'
import { type GivenFactor, type WorkerRequest, workerRequest } from './requests.ts'
import { sign } from './sign.ts'
import { addFactor } from './vault/addFactor.ts'
import { wipe } from './vault/bytes.ts'
import { changeAnnex } from './vault/changeAnnex.ts'
import { type ConfirmPolicy, neverConfirm } from './vault/confirmPolicy.ts'
import { createVault } from './vault/createVault.ts'
import { makeDeviceFactor, readDeviceFactor } from './vault/deviceFactor.ts'
import type { Factor } from './vault/factor.ts'
import { listFactors } from './vault/findPair.ts'
import { createKitCode, kitIdOf, readKitCode } from './vault/kitCode.ts'
import { levelOf } from './vault/level.ts'
import { accountsIn, type OpenVault } from './vault/openPair.ts'
import { resumeVault } from './vault/resumeVault.ts'
import { revokeFactor } from './vault/revokeFactor.ts'
import { rotateVault } from './vault/rotateVault.ts'
import { wipeSecret } from './vault/secret.ts'
import type { Access, DeviceStore, StoredWallet } from './vault/store.ts'
import { unlockVault } from './vault/unlockVault.ts'
import { VaultError } from './vault/vaultError.ts'
import type { WalletView } from './walletView.ts'

export type { WalletView } from './walletView.ts'

/** A worker's global scope, or a port. */
export type Endpoint = Pick<MessagePort, 'postMessage' | 'addEventListener'>

/** What the page gets back, with the id of its request. */
export type WorkerReply =
  | { readonly id: number; readonly result: unknown }
  /** A `VaultErrorCode`, `vault/failed`, or why the server could not be asked. */
  | { readonly id: number; readonly error: string; readonly retryAfter?: number | undefined }

/** Answers every {@link WorkerRequest} of the page with a {@link WorkerReply}. */
export function serveVault(endpoint: Endpoint, device: DeviceStore): void {
  let opened: Opened | undefined
  const answer = async (request: WorkerRequest): Promise<unknown> => {
    if (request.verb === 'open') {
      // Fixed for the life of the worker, so that no later message redirects it.
      if (opened) throw new VaultError('vault/bad_input', 'The worker serves one vault.')
      const { scope } = request
      const call = remoteCalls(request.store)
      opened = {
        access: { scope, store: remoteStore(call), device },
        call,
        escrow: remoteEscrow(call, scope),
      }
      return undefined
    }
    if (!opened) throw new VaultError('vault/bad_input', 'The worker has not been told which vault.')
    return serve(opened, request)
  }
  endpoint.addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
    const parsed = workerRequest.safeParse(data)
    // Without an id there is nothing to answer.
    const id = (data as { id?: unknown } | undefined)?.id
    if (typeof id !== 'number') return
    const reply = (message: WorkerReply) => endpoint.postMessage(message)
    if (!parsed.success) return reply({ id, error: 'vault/bad_input' })
    try {
      reply({ id, result: await answer(parsed.data) })
    } catch (error) {
      // Texts of errors stay in the worker.
      if (error instanceof RemoteError) reply({ id, error: error.code, retryAfter: error.retryAfter })
      else reply({ id, error: error instanceof VaultError ? error.code : 'vault/failed' })
    }
  })
}

type Request = Exclude<WorkerRequest, { verb: 'open' }>
type Opened = {
  readonly access: Access
  readonly call: RemoteCall
  readonly escrow: Escrow
  /** While this device waits for another one. */
  offered?: Offered | undefined
}

async function serve(opened: Opened, request: Request): Promise<unknown> {
  const { access, call, escrow } = opened
  switch (request.verb) {
    case 'enter':
      try {
        return await enterWallet(access, { escrow, mayCreate: request.mayCreate }, viewOn(access))
      } catch (error) {
        return { view: await keptView(access, error) }
      }
    case 'createKitCode':
      return createKitCode()
    case 'create':
      return withFactors(request.factors, (factors) => create(access, factors))
    case 'unlock':
      return withFactors(request.factors, (factors) => unlock(access, factors))
    case 'sign':
      return withDevice(
        { ...access, store: remoteStore(call, 'sign'), device: readOnce(access.device) },
        (vault) => sign(accountsIn(vault), request),
      )
    case 'signConfirmed': {
      const { confirmation, list } = request
      // What the visitor has confirmed with the passkey is what is signed, for the page that it named.
      if (confirmation.intent !== (await intentOf(request)))
        throw new VaultError('vault/bad_input', 'The passkey has confirmed something else.')
      return withDevice(
        { ...access, store: remoteStore(call, 'sign', confirmation), device: readOnce(access.device) },
        (vault) => Promise.all(list.map((bytes) => sign(accountsIn(vault), { ...request, bytes }))),
      )
    }
    case 'setLimits': {
      const limits = new Map(request.limits)
      const confirm: ConfirmPolicy = limits.size > 0 ? { mode: 'above', limits } : neverConfirm
      return withDevice(access, (vault) => changeAnnex(access, vault, (annex) => ({ ...annex, confirm })))
    }
    case 'addAccount': {
      // Derives keys, which few visits need.
      const { addAccount } = await import('./addAccount.ts')
      return withDevice(access, (vault) => addAccount(access, vault, request.name))
    }
    case 'completeAccounts': {
      const { completeAccounts } = await import('./completeAccounts.ts')
      await withDevice(access, (vault) => completeAccounts(access, vault))
      return withDevice(access, viewOn(access))
    }
    case 'importKey': {
      const { importKey } = await import('./importKey.ts')
      return withDevice(access, (vault) => importKey(access, vault, request))
    }
    case 'nameAccount':
      return withDevice(access, (vault) => nameAccount(access, vault, request))
    case 'addFactor':
      return withFactors([request.factor], ([factor]) =>
        withDevice(access, (vault) => factor && addFactor(access, vault, factor)),
      )
    case 'rotate': {
      const { drop, exitTested } = request
      await withFactors(request.factors, (factors) =>
        withDevice(access, (vault, _, own) =>
          rotateVault(access, vault, { factors: [own, ...factors], drop, exitTested }),
        ),
      )
      // The other half is gone, so what the escrow has opens nothing; it need not keep it either.
      for (const id of drop) if (id.startsWith(escrowPrefix)) await escrow.discard(id)
      return undefined
    }
    case 'revoke':
      return revokeFactor(access, request.factorId)
    case 'offerDevice': {
      const { offerDevice } = await import('./handover/offerDevice.ts')
      opened.offered = await offerDevice(access.scope)
      const { code, offer } = opened.offered
      return { code, offer }
    }
    case 'receiveDevice': {
      const { offered } = opened
      // An answer counts once, whatever becomes of it.
      opened.offered = undefined
      if (!offered) throw new VaultError('vault/bad_input', 'This device has not asked.')
      const { receiveDevice } = await import('./handover/receiveDevice.ts')
      await receiveDevice(access, offered, request.answer)
      return withDevice(access, viewOn(access))
    }
    case 'admitDevice': {
      const { admitDevice } = await import('./handover/admitDevice.ts')
      return withDevice(access, (vault, wallet) => {
        // A new device could not move to the active generation with the key of an older one.
        if (vault.generation.commit !== wallet.active?.commit)
          throw new VaultError('vault/stale', 'This device is not on the active generation.')
        return admitDevice(access.scope, vault, request)
      })
    }
    case 'import': {
      // Derives keys, which few visits need.
      const { importEntropy } = await import('./importEntropy.ts')
      return importEntropy(access, { escrow, port: request.port })
    }
    case 'export':
      return withFactors(request.factors, ([given]) =>
        exportEntropy(access, { ...request, call, escrow, given }),
      )
  }
}

async function create(access: Access, factors: readonly Factor[]): Promise<WalletView> {
  const { createSecret } = await import('./createSecret.ts')
  const own = await makeDeviceFactor(access)
  const secret = await createSecret()
  try {
    await createVault(access, secret, [own, ...factors])
  } finally {
    wipeSecret(secret)
    wipe(own.secret)
  }
  return withDevice(access, viewOn(access))
}

async function unlock(access: Access, factors: readonly Factor[]): Promise<WalletView> {
  const [first] = factors
  let view: WalletView | undefined
  if (first)
    view = await unlockVault(access, first, async (vault, wallet) => {
      await addDevice(access, vault, wallet)
      return viewOn(access)(vault, wallet)
    })
  try {
    const own = await readDeviceFactor(access)
    if (own) await resumeVault(access, [own, ...factors])
    return await withDevice(access, viewOn(access))
  } catch (error) {
    const kept = await keptView(access, error)
    return view ?? kept
  }
}

/** The same device, whose record is read from disk once: reading takes longer than signing. */
function readOnce(device: DeviceStore): DeviceStore {
  let record: ReturnType<DeviceStore['read']> | undefined
  return {
    ...device,
    read(scope) {
      record ??= device.read(scope)
      return record
    },
    write(scope, changed) {
      record = undefined
      return device.write(scope, changed)
    },
    update(scope, change) {
      record = undefined
      return device.update(scope, change)
    },
  }
}

/** Opens the vault with this device, for as long as `use` takes. */
async function withDevice<Result>(
  access: Access,
  use: (vault: OpenVault, wallet: StoredWallet, own: Factor) => Promise<Result> | Result,
): Promise<Result> {
  const own = await readDeviceFactor(access)
  if (!own) throw new VaultError('vault/unknown_factor', 'This device has not been added to the wallet.')
  try {
    return await unlockVault(access, own, (vault, wallet) => use(vault, wallet, own))
  } finally {
    wipe(own.secret)
  }
}

/** What the page learns, on this device. */
function viewOn(access: Access) {
  const { device, scope } = access
  return async (vault: Pick<OpenVault, 'annex' | 'content'>, wallet: StoredWallet): Promise<WalletView> => {
    const { annex, content } = vault
    const held = listFactors(wallet)
    const accounts = accountsIn(vault).map(({ privateKey: _, ...account }) => account)
    const level = levelOf(held, content)
    const own = (await device.read(scope))?.factorId
    const factors = factorsIn(wallet, own)
    const view = { accounts, factors, level, names: annex.names, confirm: annex.confirm }
    await keepView(access, view)
    return view
  }
}

/** The factors with their secrets, for as long as `use` takes. */
async function withFactors<Result>(
  given: readonly GivenFactor[],
  use: (factors: readonly Factor[]) => Promise<Result>,
): Promise<Result> {
  const factors = await Promise.all(given.map(readFactor))
  try {
    return await use(factors)
  } finally {
    wipe(...factors.map(({ secret }) => secret))
  }
}

async function readFactor(given: GivenFactor): Promise<Factor> {
  if (given.kind === 'passkey') return given
  const secret = await readKitCode(given.code)
  return { id: await kitIdOf(secret), kind: given.kind, secret }
}
