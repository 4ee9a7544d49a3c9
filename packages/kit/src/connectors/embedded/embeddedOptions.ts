import type { SocialProvider } from '@latchkey/protocol/http/social'

/** How an app sets its embedded wallet up. */
export type EmbeddedOptions = {
  /** Where the wallet is served: `WALLET_URL` of your Latchkey server. */
  url: string
  /** Project id on that server. @default `projectId` of the kit */
  projectId?: string | undefined
  /** The name of the wallet in lists. @default `Email wallet`, in the language of the modal */
  name?: string | undefined
  /**
   * Accounts that visitors can log in with, in this order. Only those that the server is set up
   * for are shown. @default google, x, farcaster, discord, apple, github, facebook, passkey
   */
  socials?: readonly SocialProvider[] | undefined
}

export const connectorId = 'embedded'
