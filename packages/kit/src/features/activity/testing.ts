import type { Transaction, Transfer } from '@latchkey/protocol/http/history'

/** A transfer of a token, as a server answers it. */
export function transferOf(direction: Transfer['direction'], numeric: string, symbol = 'TUSD'): Transfer {
  return {
    fungible_info: { name: symbol, symbol, icon: null },
    nft_info: null,
    direction,
    quantity: { numeric },
    value: null,
    price: null,
  }
}

/** A transaction of that day, whose id and hash are made from it. */
export function transactionAt(
  minedAt: string,
  { approvals, metadata, transfers = [transferOf('out', '1')] }: transactionAt.Options = {},
): Transaction {
  return {
    id: minedAt,
    metadata: {
      operationType: 'send',
      hash: `0x${minedAt.replace(/\D/g, '')}`,
      minedAt,
      sentFrom: '0xa',
      sentTo: '0xb',
      status: 'confirmed',
      nonce: 0,
      application: null,
      chain: 'eip155:1',
      ...metadata,
    },
    transfers,
    ...(approvals && { approvals }),
  }
}

export declare namespace transactionAt {
  type Options = Pick<Partial<Transaction>, 'approvals' | 'transfers'> & {
    metadata?: Partial<Transaction['metadata']>
  }
}
