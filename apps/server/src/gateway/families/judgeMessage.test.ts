import { describe, expect, test } from 'vitest'
import { evm } from './evm.ts'
import { solana } from './solana.ts'

describe('EVM', () => {
  test.each([
    [-32005, 'limit exceeded', 'throttled'],
    [429, 'Too Many Requests', 'throttled'],
    [-32000, 'rate limit reached', 'throttled'],
    [-32029, 'Too many requests', 'throttled'],
    [-32097, 'monthly quota exceeded, upgrade plan', 'throttled'],
    [-32603, 'Internal error', 'node'],
    [-32601, 'the method does not exist', 'node'],
    [-32000, 'header not found', 'node'],
    [-32000, 'state not available, pruned', 'node'],
    [-32000, 'request timed out', 'node'],
    [-32000, 'an unknown error', 'caller'],
    [3, 'execution reverted', 'caller'],
    [-32603, 'execution reverted: busy', 'caller'],
    [-32000, 'nonce too low', 'caller'],
    [-32000, 'nonce too high', 'caller'],
    [-32000, 'insufficient funds for transfer', 'caller'],
    [-32000, 'intrinsic gas too low', 'caller'],
    [-32000, 'max priority fee per gas higher than max fee per gas', 'caller'],
    [-32000, 'transaction type not supported', 'caller'],
    [-32602, 'invalid params', 'caller'],
    [-32600, 'invalid request', 'caller'],
    [4001, 'rejected', 'caller'],
  ] as const)('behavior: %i %s is the fault of: %s', (code, message, judgement) => {
    expect(evm.judge({ code, message })).toBe(judgement)
  })
})

describe('Solana', () => {
  test.each([
    [-32002, 'Transaction simulation failed: Blockhash not found', 'caller'],
    [-32003, 'Transaction signature verification failure', 'caller'],
    [-32004, 'Block not available for slot 5', 'node'],
    [-32005, 'Node is unhealthy', 'node'],
    [-32016, 'Minimum context slot has not been reached', 'caller'],
    [-32602, 'Invalid param: WrongSize', 'caller'],
    [429, 'Too many requests', 'throttled'],
  ] as const)('behavior: %i %s is the fault of: %s', (code, message, judgement) => {
    expect(solana.judge({ code, message })).toBe(judgement)
  })
})
