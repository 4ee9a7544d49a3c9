import { readWallet, type WalletSource } from './exitSheet.ts'

// Every chain family's derivation, in a file of its own: nothing else in the window needs it.

globalThis.onmessage = ({ data }: MessageEvent<WalletSource>) => {
  readWallet(data).then((found) => globalThis.postMessage(found), reportError)
}
