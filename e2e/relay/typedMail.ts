/** EIP-712 typed data on the local chain. */
export const typedMail = {
  domain: { name: 'Mail', version: '1', chainId: 31_337 },
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Mail: [{ name: 'contents', type: 'string' }],
  },
  primaryType: 'Mail',
  message: { contents: 'Hello' },
} as const
