import { expect, test } from 'vitest'
import * as catalogue from './catalogue.ts'
import type { ErrorEntry } from './errors.ts'

const { rpcErrors, rpcErrorFor, alertForProviderText, nodeErrorFor } = catalogue

const isEntry = (value: unknown): value is ErrorEntry =>
  typeof value === 'object' && value !== null && 'code' in value
const entries = [...(Object.values(catalogue) as unknown[]), ...Object.values(rpcErrors)].filter(isEntry)
const messages = entries.map((entry) => entry.message)

test('property: every code is unique and reads area/cause', () => {
  const codes = entries.map((entry) => entry.code)
  expect(codes.length).toBeGreaterThan(100)
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
  expect(codes.filter((code) => !/^[a-z]+(_[a-z]+)*\/[a-z]+(_[a-z]+)*$/.test(code))).toEqual([])
})

test('behavior: alerts have the specified short text and a longer one [8.02, 8.03, 8.04, 8.05, 8.06, 8.07, 8.08, 8.09, 8.10]', () => {
  const alerts = entries.filter((entry): entry is catalogue.AlertEntry => 'long' in entry)
  expect(alerts.every((alert) => alert.long.length > alert.message.length)).toBe(true)
  expect(new Set(alerts.map((alert) => alert.message))).toEqual(
    new Set([
      'Network Not Found',
      'Invalid App Configuration',
      'Network Error - Could not load embedded wallet',
      'Embedded Wallet Request Timed Out',
      'Session Expired',
      'Project ID Not Configured',
      'Server Error',
      'Rate Limited',
      'Local configuration ignored',
    ]),
  )
  expect(catalogue.networkNotFound.long).toContain("'networks' array")
  expect(catalogue.projectIdInvalid.long).toBe('Invalid Project ID - update configuration')
  expect(catalogue.configServerError.long).toMatch(/^Failed to get App Configuration/)
})

const saidOnce = (texts: string[]) => texts.map((text) => messages.filter((message) => message === text))

test('behavior: has the texts that the states, validation and permission rules quote', () => {
  const texts = [
    'Invalid connection status',
    'Chain is not supported',
    'Token Balance Unavailable',
    'Cannot set both `siweConfig` and `siwx` options',
    'Network Not Found',
    "Adapter for namespace {namespace} doesn't exist",
    'Please try again after {seconds} seconds',
    'An amount and receiver address are required',
    'A token is required',
    'Unsupported chain',
    'Requested RPC call is not allowed',
    'Action not allowed',
  ]
  expect(saidOnce(texts)).toEqual(texts.map((text) => [text]))
})

test('behavior: has every connection message, once [8.16]', () => {
  const texts = [
    'Modal closed',
    'Popup closed',
    'Connection rejected',
    'Failed to connect',
    'Failed to initiate social connection',
    'Failed to connect to farcaster',
    'No auth connector found',
    'Not connected to email or social',
    'Failed to disconnect',
    'No connector found for connection',
    'Invalid connection status',
    'Please try again after {seconds} seconds',
  ]
  expect(saidOnce(texts)).toEqual(texts.map((text) => [text]))
})

test('behavior: has every disconnect message, once [8.17]', () => {
  const texts = ['Failed to disconnect chain {namespace}: {reason}', 'Failed to disconnect chains: {reason}']
  expect(saidOnce(texts)).toEqual(texts.map((text) => [text]))
})

test('behavior: has every other message, once [8.18]', () => {
  const texts = [
    'Network not supported for Gas Price',
    'Network not supported for Swaps',
    'Failed to fetch transactions',
    'A problem occurred while trying initialize authentication',
    'Signature declined',
    'This application might not support Smart Accounts',
    'Authenticating...',
    "Transactions can't be fetched without an accountAddress",
    'SIWX is not enabled',
    'No ActiveCaipAddress found',
    'No ActiveCaipNetwork or client found',
    'No ConnectionController client found',
    'Adapter not found',
    'CaipNetwork is undefined',
    'CaipNetwork or CaipAddress is undefined',
    'ConnectionController and NetworkController clients must be set',
    'Chain adapter not found',
    'WalletConnectConnector not found',
    'Chain not configured.',
    'Connector already connected.',
    'Connector not connected.',
    'unavailable while reconnecting',
    'Network not found',
    'Address or auth connector not found',
    'Error resolving name',
    'Error fetching name suggestions',
    'Error fetching names for address',
    'Error registering name {name}',
    'Unable to load email login dependency',
    'Request was aborted',
    'Something went wrong',
    'An error occurred',
    'Token Balance Unavailable',
  ]
  expect(saidOnce(texts)).toEqual(texts.map((text) => [text]))
})

test('behavior: has the messages of requests and receipts, once [8.25]', () => {
  const texts = [
    'Transaction receipt not found',
    'HTTP request failed',
    'Request timed out',
    'The transaction was not confirmed in time. It may still go through.',
  ]
  expect(saidOnce(texts)).toEqual(texts.map((text) => [text]))
})

test("behavior: a provider's own words become an alert [8.11, 8.12, 8.13]", () => {
  const wrapped = (text: string) => alertForProviderText(`WebSocket closed 3000: ${text} (retry)`)
  expect(wrapped('Unauthorized: origin not allowed')).toBe(catalogue.originNotAllowed)
  expect(wrapped('JWT validation error: JWT Token is not yet valid')).toBe(catalogue.sessionExpired)
  expect(wrapped('Unauthorized: invalid key')).toBe(catalogue.projectIdInvalid)
  expect(alertForProviderText('Unauthorized')).toBeUndefined()
})

test('behavior: every JSON-RPC and wallet code has an entry [8.21, 8.22]', () => {
  const rpc = [-32700, -32600, -32601, -32602, -32603, -32000, -32001, -32002, -32003, -32004, -32005, -32006]
  const wallet = [4001, 4100, 4200, 4900, 4901, 4902, 5700, 5710, 5720, 5730, 5740, 5750, 5760]
  expect(
    Object.keys(rpcErrors)
      .map(Number)
      .sort((a, b) => a - b),
  ).toEqual([...rpc, ...wallet].sort((a, b) => a - b))
  expect(rpcErrorFor(4001)?.code).toBe('wallet/user_rejected')
  expect(rpcErrorFor(-32601)?.code).toBe('rpc/method_not_found')
  for (const code of [1, '4001', 'toString', undefined, null]) expect(rpcErrorFor(code)).toBeUndefined()
})

test.each([
  ['execution reverted: ERC20: transfer amount exceeds balance', 'node/execution_reverted'],
  ['max fee per gas higher than 2^256-1', 'node/fee_cap_too_high'],
  ['err: max fee per gas less than block base fee: address 0x…', 'node/fee_cap_too_low'],
  ['Nonce too high. Expected 3', 'node/nonce_too_high'],
  ['nonce too low: next nonce 9, tx nonce 8', 'node/nonce_too_low'],
  ['nonce has max value', 'node/nonce_at_max'],
  ['insufficient funds for gas * price + value', 'node/insufficient_funds'],
  ['intrinsic gas too high', 'node/intrinsic_gas_too_high'],
  ['intrinsic gas too low: have 20000, want 21000', 'node/intrinsic_gas_too_low'],
  ['transaction type not supported', 'node/transaction_type_unsupported'],
  ['max priority fee per gas higher than max fee per gas', 'node/tip_above_fee_cap'],
  ['the dog ate it', 'node/unknown'],
])('behavior: a node saying %j means %s [8.24]', (text, code) => {
  expect(nodeErrorFor(text).code).toBe(code)
})
