import { parseArgs } from 'node:util'
import type { Command } from '../command.ts'
import { runDev } from './runDev.ts'

const help = `latchkey dev [options]

  --fork <rpc>   the chain begins as a copy of the one at this node
  --solana       a Solana node too (Linux on x64, with surfpool-sdk-linux-x64-gnu installed)
  --reset        forgets what earlier runs kept in .latchkey
  --port <port>  of the server; 8080 without it

Starts PostgreSQL, an EVM chain, the server with its relay and console, a page with the mails it
sends, and the playground with all of these, on this machine only. DATABASE_URL uses another
database. Ctrl-C ends everything.

The test wallets have the mnemonic that anvil and Hardhat use. It is public: whatever is sent to
its accounts on a real network is lost.
  test test test test test test test test test test test junk
`

/** `latchkey dev` */
export const dev: Command = {
  help,
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        fork: { type: 'string' },
        solana: { type: 'boolean' },
        reset: { type: 'boolean' },
        port: { type: 'string' },
      },
    })
    const { fork, port = '8080', solana = false, reset = false } = values
    if (!/^\d{2,5}$/.test(port) || Number(port) > 65_535) throw new Error(`--port is not a port: ${port}`)
    if (fork !== undefined && !/^https?:$/.test(URL.parse(fork)?.protocol ?? ''))
      throw new Error('--fork is the URL of a node, such as https://ethereum-rpc.example.com')
    return runDev({ fork, port: Number(port), solana, reset })
  },
}
