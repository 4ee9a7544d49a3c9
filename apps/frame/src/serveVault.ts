import { createSecret } from './createSecret.ts'
import { remoteStore } from './remoteStore.ts'
import { type GivenFactor, type WorkerRequest, workerRequest } from './requests.ts'
import { sign } from './sign.ts'
import { addFactor } from './vault/addFactor.ts'
import { wipe } from './vault/bytes.ts'
import { createVault } from './vault/createVault.ts'
import { makeDeviceFactor, readDeviceFactor } from './vault/deviceFactor.ts'
import type { Factor } from './vault/factor.ts'
import { listFactors } from './vault/findPair.ts'
import { createKitCode, readKitCode } from './vault/kitCode.ts'
import { type Level, levelOf } from './vault/level.ts'
import type { OpenVault } from './vault/openPair.ts'
import { resumeVault } from './vault/resumeVault.ts'
import { revokeFactor } from './vault/revokeFactor.ts'
import { rotateVault } from './vault/rotateVault.ts'
import { wipeSecret } from './vault/secret.ts'
import type { Access, DeviceStore, StoredWallet } from './vault/store.ts'
import { unlockVault } from './vault/unlockVault.ts'
import { VaultError, type VaultErrorCode } from './vault/vaultError.ts'

/** A worker's global scope, or a port. */
export type Endpoint = Pick<MessagePort, 'postMessage' | 'addEventListener'>

/** What the page learns of a wallet: nothing secret. */
export type WalletView = {
  readonly accounts: readonly { namespace: string; index: number; address: string; publicKey: Uint8Array }[]
  readonly factors: readonly { id: string; kind: Factor['kind']; isBehind: boolean }[]
  readonly level: Level
}

/** What the page gets back, with the id of its request. */
export type WorkerReply =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: VaultErrorCode | 'vault/failed' }

/** Answers every {@link WorkerRequest} of the page with a {@link WorkerReply}. */
export function serveVault(endpoint: Endpoint, device: DeviceStore): void {
  let access: Access | undefined
  const answer = async (request: WorkerRequest): Promise<unknown> => {
    if (request.verb === 'open') {
      // Fixed for the life of the worker, so that no later message redirects it.
      if (access) throw new VaultError('vault/bad_input', 'The worker serves one vault.')
      access = { scope: request.scope, store: remoteStore(request.store), device }
      return undefined
    }
    if (!access) throw new VaultError('vault/bad_input', 'The worker has not been told which vault.')
    return serve(access, request)
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
      reply({ id, error: error instanceof VaultError ? error.code : 'vault/failed' })
    }
  })
}

type Request = Exclude<WorkerRequest, { verb: 'open' }>

async function serve(access: Access, request: Request): Promise<unknown> {
  switch (request.verb) {
    case 'createKitCode':
      return createKitCode()
    case 'create':
      return withFactors(request.factors, (factors) => create(access, factors))
    case 'unlock':
      return withFactors(request.factors, (factors) => unlock(access, factors))
    case 'sign':
      return withDevice(access, ({ content }) => sign(content, request))
    case 'addFactor':
      return withFactors([request.factor], ([factor]) =>
        withDevice(access, (vault) => factor && addFactor(access, vault, factor)),
      )
    case 'rotate': {
      const { drop, exitTested } = request
      return withFactors(request.factors, (factors) =>
        withDevice(access, (vault, _, own) =>
          rotateVault(access, vault, { factors: [own, ...factors], drop, exitTested }),
        ),
      )
    }
    case 'revoke':
      return revokeFactor(access, request.factorId)
  }
}

async function create(access: Access, factors: readonly Factor[]): Promise<WalletView> {
  const own = await makeDeviceFactor(access)
  const secret = await createSecret()
  try {
    await createVault(access, secret, [own, ...factors])
  } finally {
    wipeSecret(secret)
    wipe(own.secret)
  }
  return withDevice(access, view)
}

async function unlock(access: Access, factors: readonly Factor[]): Promise<WalletView> {
  const [first] = factors
  if (first) await unlockVault(access, first, (vault, wallet) => addDevice(access, vault, wallet))
  const own = await readDeviceFactor(access)
  if (own) await resumeVault(access, [own, ...factors])
  return withDevice(access, view)
}

/** Adds this device, unless the wallet has it. A device that was revoked comes back as a new one. */
async function addDevice(access: Access, vault: OpenVault, wallet: StoredWallet): Promise<void> {
  const known = await readDeviceFactor(access)
  if (known && listFactors(wallet).some(({ factorId }) => factorId === known.id)) return
  if (known) await access.device.remove(access.scope)
  await addFactor(access, vault, await makeDeviceFactor(access))
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

function view({ content }: OpenVault, wallet: StoredWallet): WalletView {
  const held = listFactors(wallet)
  return {
    accounts: content.accounts.map(({ privateKey: _, ...account }) => account),
    factors: held.map(({ commit, factorId, kind }) => ({
      id: factorId,
      kind,
      isBehind: commit !== wallet.active?.commit,
    })),
    level: levelOf(held, content),
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
  const { id, kind } = given
  return { id, kind, secret: given.kind === 'kit' ? await readKitCode(given.code) : given.secret }
}
