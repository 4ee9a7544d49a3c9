import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../../../scripts/faults.ts'
import { ask, createAgent } from '../ask.ts'
import { rpc } from '../journey.ts'
import { scale } from '../settings.ts'
import { createProject } from '../startServer.ts'
import { withWorld } from '../withWorld.ts'

/** A chain reorganization under load: the served height must never decrease, and the new chain must be served at the end. */
export async function reorg(report: (fault: Fault) => void): Promise<void> {
  await withWorld({ redis: true }, async ({ startServer, startBalancer, anvil }) => {
    const servers = await Promise.all([startServer(), startServer()])
    const balancer = await startBalancer(servers)
    const projectId = await createProject(balancer.url)
    const agent = createAgent()
    let requests = 0
    let failures = 0
    let backwards = 0
    let highest = 0n
    let going = true

    async function client(): Promise<void> {
      let seen = 0n
      while (going) {
        requests += 1
        const reply = await ask(balancer.url, rpc(projectId, 'eth_blockNumber'), { agent }).catch(
          () => undefined,
        )
        const text = /"result":"(0x[\da-f]+)"/.exec(reply?.body ?? '')?.[1]
        if (text === undefined) failures += 1
        else {
          const height = BigInt(text)
          if (height < seen) backwards += 1
          seen = height
          if (height > highest) highest = height
        }
        await sleep(50)
      }
    }

    const clients = Array.from({ length: 20 }, client)
    let depth = 0
    for (let round = 0; round < scale(4, 2); round += 1) {
      await mine(anvil, 5)
      const id = await anvil.client.snapshot()
      depth = 3 + round
      await mine(anvil, depth)
      await sleep(300)
      await anvil.client.revert({ id })
      await mine(anvil, 1)
      await sleep(scale(1_500, 700))
      // The new chain becomes longer than the old one.
      await mine(anvil, depth + 2)
      await sleep(300)
    }
    // At the end the chain's own height is served, and its block.
    let caughtUp = false
    for (let tries = 0; tries < 50 && !caughtUp; tries += 1) {
      const block = await anvil.client.getBlock()
      const replies = await Promise.all(
        servers.map(({ url }) => ask(url, rpc(projectId, 'eth_getBlockByNumber', ['latest', false]))),
      )
      caughtUp = highest === block.number && replies.every(({ body }) => body.includes(block.hash))
      await sleep(200)
    }
    going = false
    await Promise.all(clients)
    agent.destroy()
    report({
      fault: 'reorganisations of the chain, two processes',
      requests,
      failures,
      lost: 0,
      ok: backwards === 0 && failures === 0 && caughtUp,
      note: `20 clients saw the height go down ${backwards} times; the new chain is ${caughtUp ? 'served' : 'NOT served'} in the end`,
    })
  })
}

/** Mines one block at a time, like a real chain. */
async function mine(anvil: { client: { mine(args: { blocks: number }): Promise<void> } }, blocks: number) {
  for (let block = 0; block < blocks; block += 1) {
    await anvil.client.mine({ blocks: 1 })
    await sleep(60)
  }
}
