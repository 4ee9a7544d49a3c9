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
  /**
   * Lets visitors in who give no address: their wallet is lost with the data of this browser, until
   * they add a passkey. Shown below the other logins, if the project allows it and a passkey is
   * among them. @default false
   */
  guest?: boolean | undefined
}

export const connectorId = 'embedded'
