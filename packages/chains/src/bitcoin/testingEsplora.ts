import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An Esplora API over bitcoind, for tests. */
export type Esplora = {
  readonly url: string
  /** Answers every request with an HTTP status, or closes its connection; `undefined` for normal answers again. */
  answer(fault: 429 | 500 | 'down' | undefined): void
  /** Stops the index, as if it were behind the chain, or lets it catch up. */
  freeze(isFrozen: boolean): void
  /** What blocks cost, in satoshis per virtual byte, by the number of blocks to wait. */
  setFees(fees: Readonly<Record<number, number>>): void
  stop(): void
}

/** Sends an RPC request to bitcoind. */
export type Call = (method: string, ...params: readonly unknown[]) => Promise<unknown>

type Output = { scriptpubkey: string; scriptpubkey_address?: string; value: number }
type Transaction = {
  txid: string
  vin: { txid: string; vout: number; prevout: Output | null; is_coinbase: boolean; sequence: number }[]
  vout: Output[]
  fee: number
  weight: number
  status: { confirmed: boolean; block_height?: number; block_hash?: string; block_time?: number }
}

// bitcoind's answers, as far as they are used.
type NodeOutput = { value: number; n: number; scriptPubKey: { hex: string; address?: string } }
type NodeTransaction = {
  txid: string
  vin: { txid?: string; vout?: number; prevout?: NodeOutput; coinbase?: string; sequence: number }[]
  vout: NodeOutput[]
  fee?: number
  weight: number
}
type NodeBlock = {
  hash: string
  height: number
  time: number
  tx: NodeTransaction[]
  previousblockhash?: string
}

/**
 * Serves the Esplora API from an index in memory, which is read from bitcoind's blocks and
 * mempool. Every request looks for new ones first. Fee estimates are simulated, because
 * bitcoind has none on regtest.
 *
 * @see https://github.com/Blockstream/esplora/blob/master/API.md
 */
export async function startEsplora(call: Call): Promise<Esplora> {
  const blocks: { hash: string; transactions: Transaction[] }[] = []
  let mempool = new Map<string, Transaction>()
  let fault: 429 | 500 | 'down' | undefined
  let frozen = false
  let fees: Readonly<Record<number, number>> = { 1: 12.5, 2: 8, 3: 5.25, 6: 4, 12: 2, 144: 1 }

  async function update(): Promise<void> {
    const best = await call('getbestblockhash')
    if (blocks.at(-1)?.hash !== best) {
      const height = (await call('getblockcount')) as number
      // Blocks that were replaced by others are dropped.
      while (
        blocks.length &&
        (await call('getblockhash', blocks.length - 1).catch(() => '')) !== blocks.at(-1)?.hash
      )
        blocks.pop()
      while (blocks.length <= height) {
        const block = (await call('getblock', await call('getblockhash', blocks.length), 3)) as NodeBlock
        const status = {
          confirmed: true,
          block_height: block.height,
          block_hash: block.hash,
          block_time: block.time,
        }
        blocks.push({ hash: block.hash, transactions: block.tx.map((tx) => toTransaction(tx, status)) })
      }
    }
    const next = new Map<string, Transaction>()
    for (const id of (await call('getrawmempool')) as string[]) {
      const known = mempool.get(id)
      if (known) next.set(id, known)
      else {
        const tx = (await call('getrawtransaction', id, 2)) as NodeTransaction
        next.set(id, toTransaction(tx, { confirmed: false }))
      }
    }
    mempool = next
    // bitcoind says what a transaction spends only once it is in a block.
    for (const { vin } of mempool.values())
      for (const input of vin) input.prevout ??= find(input.txid)?.vout[input.vout] ?? null
  }
  // One at a time, so that no block is read twice.
  let last: Promise<unknown> = Promise.resolve()
  const sync = () => {
    const run = last.then(() => (frozen ? undefined : update()))
    last = run.catch(() => undefined)
    return run
  }

  const all = () => [...blocks.flatMap(({ transactions }) => transactions), ...mempool.values()]
  const find = (id: string) => mempool.get(id) ?? all().find(({ txid }) => txid === id)
  const spenderOf = (id: string, output: number) => {
    for (const tx of all()) {
      const vin = tx.vin.findIndex((input) => input.txid === id && input.vout === output)
      if (vin >= 0) return { spent: true, txid: tx.txid, vin, status: tx.status }
    }
    return { spent: false }
  }
  const touches = (tx: Transaction, address: string) =>
    [...tx.vin.map(({ prevout }) => prevout), ...tx.vout].some(
      (output) => output?.scriptpubkey_address === address,
    )

  const routes: readonly (readonly [RegExp, (...parts: readonly string[]) => unknown])[] = [
    [/^\/blocks\/tip\/height$/, () => blocks.length - 1],
    [/^\/block-height\/(\d+)$/, (height) => blocks[Number(height)]?.hash],
    [/^\/fee-estimates$/, () => fees],
    [/^\/tx\/(\w{64})$/, (id = '') => find(id)],
    [/^\/tx\/(\w{64})\/hex$/, async (id = '') => find(id) && (await call('getrawtransaction', id))],
    // Esplora has an answer for a transaction that it does not know.
    [/^\/tx\/(\w{64})\/status$/, (id = '') => find(id)?.status ?? { confirmed: false }],
    [/^\/tx\/(\w{64})\/outspend\/(\d+)$/, (id = '', output) => find(id) && spenderOf(id, Number(output))],
    [
      /^\/address\/(\w{1,100})$/,
      (address = '') => ({
        address,
        chain_stats: toStats(
          all().filter(({ status }) => status.confirmed),
          address,
        ),
        mempool_stats: toStats([...mempool.values()], address),
      }),
    ],
    [/^\/address\/(\w{1,100})\/utxo$/, (address = '') => toCoins(all(), address)],
    [
      /^\/address\/(\w{1,100})\/txs(?:\/chain\/(\w{64}))?$/,
      (address = '', after) => {
        const newest = all()
          .filter((tx) => touches(tx, address))
          .reverse()
        const confirmed = newest.filter(({ status }) => status.confirmed)
        const from = after ? confirmed.findIndex(({ txid }) => txid === after) + 1 : 0
        const pending = after ? [] : newest.filter(({ status }) => !status.confirmed).slice(0, 50)
        return [...pending, ...confirmed.slice(from, from + 25)]
      },
    ],
  ]

  async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    if (typeof fault === 'number') return { status: fault, body: 'Too many requests' }
    if (request.method === 'POST' && request.url === '/tx') {
      let hex = ''
      for await (const part of request) hex += String(part)
      try {
        return { status: 200, body: await call('sendrawtransaction', hex) }
      } catch (error) {
        const { code, message } = error as { code?: number; message: string }
        const reason = JSON.stringify({ code, message: message.replace(/^sendrawtransaction: /, '') })
        return { status: 400, body: `sendrawtransaction RPC error: ${reason}` }
      }
    }
    await sync()
    for (const [pattern, find] of routes) {
      const [matched, ...parts] = pattern.exec(request.url ?? '') ?? []
      if (matched === undefined) continue
      const body = await find(...parts)
      return body === undefined ? { status: 404, body: 'Transaction not found' } : { status: 200, body }
    }
    return { status: 404, body: 'Not found' }
  }

  const server = createServer(async (request, response) => {
    if (fault === 'down') return void request.socket.destroy()
    const { body, status } = await answer(request).catch((error: Error) => ({
      status: 500,
      body: error.message,
    }))
    response.writeHead(status, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'content-type': typeof body === 'string' ? 'text/plain' : 'application/json',
    })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  // Tests can keep the process busy for longer than the default of five seconds.
  server.keepAliveTimeout = 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer(next) {
      fault = next
    },
    freeze(isFrozen) {
      frozen = isFrozen
    },
    setFees(next) {
      fees = next
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const toSatoshis = (coins: number) => Math.round(coins * 1e8)

function toOutput({ scriptPubKey, value }: NodeOutput): Output {
  const { address, hex } = scriptPubKey
  return { scriptpubkey: hex, ...(address && { scriptpubkey_address: address }), value: toSatoshis(value) }
}

function toTransaction(
  { fee = 0, txid, vin, vout, weight }: NodeTransaction,
  status: Transaction['status'],
): Transaction {
  return {
    txid,
    vin: vin.map(({ coinbase, prevout, sequence, txid = '0'.repeat(64), vout = 0xffffffff }) => ({
      txid,
      vout,
      prevout: prevout ? toOutput(prevout) : null,
      is_coinbase: coinbase !== undefined,
      sequence,
    })),
    vout: vout.map(toOutput),
    fee: toSatoshis(fee),
    weight,
    status,
  }
}

function toStats(transactions: readonly Transaction[], address: string) {
  const own = (output: Output | null) => output?.scriptpubkey_address === address
  const funded = transactions.flatMap(({ vout }) => vout).filter(own)
  const spent = transactions.flatMap(({ vin }) => vin.map(({ prevout }) => prevout)).filter(own)
  const sum = (outputs: readonly (Output | null)[]) =>
    outputs.reduce((total, one) => total + (one?.value ?? 0), 0)
  return {
    funded_txo_count: funded.length,
    funded_txo_sum: sum(funded),
    spent_txo_count: spent.length,
    spent_txo_sum: sum(spent),
    tx_count: transactions.length,
  }
}

function toCoins(transactions: readonly Transaction[], address: string) {
  const spent = new Set(transactions.flatMap(({ vin }) => vin.map(({ txid, vout }) => `${txid}:${vout}`)))
  return transactions.flatMap(({ status, txid, vout }) =>
    vout
      .map(({ scriptpubkey_address: owner, value }, index) => ({
        owner,
        coin: { txid, vout: index, status, value },
      }))
      .filter(({ coin, owner }) => owner === address && !spent.has(`${txid}:${coin.vout}`))
      .map(({ coin }) => coin),
  )
}
