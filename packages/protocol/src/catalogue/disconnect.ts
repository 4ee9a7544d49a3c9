import type { ErrorEntry } from './entry.ts'

export const disconnectFailed = {
  code: 'disconnect/failed',
  message: 'Failed to disconnect',
} as const satisfies ErrorEntry

export const disconnectChainFailed = {
  code: 'disconnect/chain_failed',
  message: 'Failed to disconnect chain {namespace}: {reason}',
} as const satisfies ErrorEntry

export const disconnectChainsFailed = {
  code: 'disconnect/chains_failed',
  message: 'Failed to disconnect chains: {reason}',
} as const satisfies ErrorEntry
