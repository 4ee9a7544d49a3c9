import { expect, test } from 'vitest'
import * as catalogue from './catalogue.ts'
import type { ErrorEntry } from './errors.ts'

const { rpcErrors, alertForProviderText } = catalogue

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

test('behavior: alerts have the specified short text and a longer one', () => {
  const alerts = entries.filter((entry): entry is catalogue.AlertEntry => 'long' in entry)
  expect(alerts.every((alert) => alert.long.length > alert.message.length)).toBe(true)
  expect(new Set(alerts.map((alert) => alert.message))).toEqual(
    new Set([
      'Network Not Found',
      'Invalid App Configuration',
      'Session Expired',
      'Project ID Not Configured',
      'Server Error',
      'Rate Limited',
      'Local configuration ignored',
      'View Not Available',
      'Network Error',
      'Embedded Wallet Request Timed Out',
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
    'An amount and receiver address are required',
    'A token is required',
    'Unsupported chain',
    'Action not allowed',
  ]
  expect(saidOnce(texts)).toEqual(texts.map((text) => [text]))
})

test('behavior: has the connection messages, once', () => {
  const texts = [
    'Modal closed',
    'Connection rejected',
    'Failed to connect',
    'Failed to disconnect',
    'No connector found for connection',
    'Invalid connection status',
  ]
  expect(saidOnce(texts)).toEqual(texts.map((text) => [text]))
})

test('behavior: has every disconnect message, once', () => {
  const texts = ['Failed to disconnect chain {namespace}: {reason}', 'Failed to disconnect chains: {reason}']
  expect(saidOnce(texts)).toEqual(texts.map((text) => [text]))
})

test('behavior: has the other messages, once', () => {
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
    'Adapter not found',
    'CaipNetwork is undefined',
    'CaipNetwork or CaipAddress is undefined',
    'WalletConnectConnector not found',
    'Chain not configured.',
    'Connector not connected.',
    'unavailable while reconnecting',
    'Network not found',
    'Error resolving name',
    'Error fetching name suggestions',
    'Error fetching names for address',
    'Error registering name {name}',
    'Request was aborted',
    'Something went wrong',
    'An error occurred',
    'Token Balance Unavailable',
  ]
  expect(saidOnce(texts)).toEqual(texts.map((text) => [text]))
})

test('behavior: has the messages of requests and receipts, once', () => {
  const texts = [
    'Transaction receipt not found',
    'HTTP request failed',
    'Request timed out',
    'The transaction was not confirmed in time. It may still go through.',
  ]
  expect(saidOnce(texts)).toEqual(texts.map((text) => [text]))
})

test("behavior: a provider's own words become an alert [8.11, 8.13]", () => {
  const wrapped = (text: string) => alertForProviderText(`WebSocket closed 3000: ${text} (retry)`)
  expect(wrapped('Unauthorized: origin not allowed')).toBe(catalogue.originNotAllowed)
  expect(wrapped('JWT validation error: JWT Token is not yet valid')).toBe(catalogue.sessionExpired)
  expect(wrapped('Unauthorized: invalid key')).toBe(catalogue.projectIdInvalid)
  expect(alertForProviderText('Unauthorized')).toBeUndefined()
})
