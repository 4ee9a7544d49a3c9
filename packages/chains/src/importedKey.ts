/** What a family knows of private keys that visitors bring along. */
export type KeyImport = {
  /** The 32 bytes of a key as other wallets export it; undefined if the text is none of the family's. */
  readKey(text: string): Uint8Array<ArrayBuffer> | undefined
  /** The same text again, for other wallets. */
  writeKey(privateKey: Uint8Array): string
  accountOf(privateKey: Uint8Array): { readonly publicKey: Uint8Array; readonly address: string }
}
