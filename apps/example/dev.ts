import { startAnvil } from '@latchkey/chains/evm/testingNode'
import { createServer } from 'vite'

/** Runs the example with a local chain and test wallets: nothing to install, nothing to fund. */
const anvil = await startAnvil({ chainId: 31337 })
const server = await createServer({ root: import.meta.dirname })
await server.listen()
const url = `${server.resolvedUrls?.local[0] ?? ''}?rpc=31337@${anvil.url}`
console.info(`\n  Latchkey example  ${url}\n  local chain       ${anvil.url}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await Promise.allSettled([server.close(), anvil.stop()])
    process.exit(0)
  })
