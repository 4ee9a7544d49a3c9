import { type BundledNode, startBundledNode } from '@latchkey/chains/evm/testingBundler'
import type { Anvil } from '@latchkey/chains/evm/testingNode'
import { setProject } from '../../server/startServer.ts'
import { exampleApp } from '../exampleApp.ts'
import { names } from '../names.ts'
import { type Rig, startRig } from '../startRig.ts'

/** A rig whose wallets have smart accounts, and whose project pays their fees. */
export type SmartRig = { readonly rig: Rig; readonly anvil: Anvil; stop(): Promise<void> }

/** @param settings of the server, besides those of the node, the bundler and the paymaster */
export async function startSmartRig(
  settings: (node: BundledNode) => Promise<Record<string, string>> = async () => ({}),
): Promise<SmartRig> {
  const undo: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const node = await startBundledNode()
    const { anvil, bundler } = node
    undo.push(node.stop)
    const rig = await startRig('chromium', {
      RPC_EIP155_31337: anvil.url,
      BUNDLER_EIP155_31337: bundler.bundlerUrl,
      PAYMASTER_EIP155_31337: bundler.paymasterUrl,
      ...(await settings(node)),
    })
    undo.push(rig.stop)
    await setProject(rig.server.url, rig.projectId, {
      sponsorship: { dailyLimit: '1', accountDailyLimit: '1', contracts: null },
    })
    rig.sites.serve(names.shop, exampleApp())
    return { rig, anvil, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
