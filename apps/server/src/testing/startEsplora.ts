import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Bitcoind } from '@latchkey/chains/bitcoin/testingNode'

type WalletTransaction = {
  readonly hex: string
  readonly blockheight?: number
  readonly decoded: object
}

/** bitcoind's codes of refusals, by the start of their messages. */
const codes: readonly (readonly [RegExp, number])[] = [
  [/already in/, -27],
  [/missingorspent/, -25],
  [/decode failed/, -22],
]

/**
 * A simulator of Esplora: its paths and statuses over a real bitcoind, for transactions of
 * the node's own wallet. Address paths and fees have fixed answers. For tests only.
 *
 * @see https://github.com/Blockstream/esplora/blob/master/API.md
 */
export async function startEsplora({ call }: Pick<Bitcoind, 'call'>): Promise<{ url: string; stop(): void }> {
  const find = async (id: string) =>
    (await call('gettransaction', id, true, true).catch(() => undefined)) as WalletTransaction | undefined
  const statusOf = ({ blockheight }: WalletTransaction) =>
    blockheight === undefined ? { confirmed: false } : { confirmed: true, block_height: blockheight }
  const routes: readonly (readonly [RegExp, (...parts: string[]) => unknown])[] = [
    [/^\/blocks\/tip\/height$/, () => call('getblockcount')],
    [/^\/block-height\/(\d+)$/, (height) => call('getblockhash', Number(height)).catch(() => undefined)],
    [/^\/fee-estimates$/, () => ({ 1: 12.5, 3: 5.25 })],
    [
      /^\/tx\/(\w{64})$/,
      async (id = '') => {
        const tx = await find(id)
        return tx && { txid: id, ...tx.decoded, status: statusOf(tx) }
      },
    ],
    [/^\/tx\/(\w{64})\/hex$/, async (id = '') => (await find(id))?.hex],
    [
      /^\/tx\/(\w{64})\/status$/,
      async (id = '') => {
        const tx = await find(id)
        return tx && statusOf(tx)
      },
    ],
    [/^\/tx\/(\w{64})\/outspend\/\d+$/, async (id = '') => (await find(id)) && { spent: false }],
    [/^\/address\/(\w+)$/, (address) => ({ address, chain_stats: {}, mempool_stats: {} })],
    [/^\/address\/\w+\/(?:utxo|txs|txs\/chain\/\w{64})$/, () => []],
  ]

  async function answer(verb: string | undefined, path: string, body: string) {
    if (verb === 'POST' && path === '/tx')
      return call('sendrawtransaction', body).then(
        (id) => ({ status: 200, body: id }),
        ({ message: text }: Error) => {
          const message = text.replace(/^sendrawtransaction: /, '')
          const code = codes.find(([pattern]) => pattern.test(message))?.[1] ?? -26
          return { status: 400, body: `sendrawtransaction RPC error: ${JSON.stringify({ code, message })}` }
        },
      )
    for (const [pattern, read] of routes) {
      const [matched, ...parts] = pattern.exec(path) ?? []
      if (matched === undefined) continue
      const found = await read(...parts)
      return found === undefined
        ? { status: 404, body: 'Transaction not found' }
        : { status: 200, body: found }
    }
    return { status: 404, body: 'Not found' }
  }

  const server = createServer(async (request, response) => {
    let sent = ''
    for await (const part of request) sent += String(part)
    const { status, body } = await answer(request.method, request.url ?? '', sent)
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
