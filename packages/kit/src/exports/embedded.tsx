export {
  addEmbeddedAccount,
  nameEmbeddedAccount,
  switchEmbeddedAccount,
} from '../connectors/embedded/embeddedAccounts.ts'
export {
  type EmbeddedAccount,
  type EmbeddedUser,
  embeddedUser,
  type SmartAccount,
} from '../connectors/embedded/embeddedUser.ts'
export { getIdToken } from '../connectors/embedded/getIdToken.ts'
export {
  type LinkedWallet,
  type LinkedWalletsState,
  linkedWallets,
} from '../connectors/embedded/linkedWallets.ts'
export { linkWallet, loadLinkedWallets, unlinkWallet } from '../connectors/embedded/linkWallet.ts'
export { logInWithToken } from '../connectors/embedded/logInWithToken.ts'
export { openEmailChange } from '../connectors/embedded/openEmailChange.ts'
export { embedded } from '../features/embedded/embedded.tsx'
