import { expect, test } from 'vitest'
import { type Order, type PurchaseEvent, type PurchaseState, purchase, transition } from './purchase.ts'

const order: Order = { provider: 'coinbase', address: '0x1', symbol: 'USDC', network: 'base', since: 1 }
const other: Order = { ...order, since: 2 }
const idle = purchase.initial
const opening: PurchaseState = { status: 'opening', order }
const blocked: PurchaseState = { status: 'blocked', order, url: 'https://pay.example' }
const waiting: PurchaseState = { status: 'waiting', order, paid: false, left: false }
const done: PurchaseState = { status: 'done', order, amount: '5', symbol: 'USDC' }
const failed: PurchaseState = { status: 'failed', order, cause: 'refused' }

const block: PurchaseEvent = { type: 'block', order, url: 'https://pay.example' }
const wait: PurchaseEvent = { type: 'wait', order }
const bought: PurchaseEvent = { type: 'done', order, amount: '5', symbol: 'USDC' }
const fail: PurchaseEvent = { type: 'fail', order, cause: 'refused' }

test.each<[PurchaseState, PurchaseEvent, PurchaseState]>([
  [idle, { type: 'open', order }, opening],
  [failed, { type: 'open', order }, opening],
  [opening, block, blocked],
  [opening, wait, waiting],
  [blocked, wait, waiting],
  [idle, wait, waiting],
  [waiting, { type: 'paid', order }, { ...waiting, paid: true }],
  [waiting, { type: 'leave', order }, { ...waiting, left: true }],
  [{ ...waiting, left: true }, bought, done],
  [waiting, fail, failed],
  [opening, fail, failed],
  [done, { type: 'clear' }, idle],
])('behavior: $0.status, $1.type leads on', (state, event, next) => {
  expect(transition(state, event)).toEqual(next)
})

test.each<[PurchaseState, PurchaseEvent]>([
  [idle, bought],
  [idle, { type: 'paid', order }],
  [waiting, block],
  [done, fail],
  [done, { type: 'leave', order }],
  [blocked, bought],
  [{ ...waiting, order: other }, bought],
  [{ ...waiting, order: other }, wait],
  [{ ...opening, order: other }, fail],
])('behavior: $0.status, $1.type of another time changes nothing', (state, event) => {
  expect(transition(state, event)).toBe(state)
})
