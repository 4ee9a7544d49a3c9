import { type KeySource, readTypedKey, readWallet, type WalletSource } from './exitSheet.ts'

// Every chain family's derivation, in a file of its own: nothing else in the window needs it.

globalThis.onmessage = ({ data }: MessageEvent<WalletSource | KeySource>) => {
  if ('typedKey' in data) return globalThis.postMessage(readTypedKey(data.typedKey))
  readWallet(data).then((found) => globalThis.postMessage(found), reportError)
}
