import * as z from 'zod/mini'
import { isNamespace, type Namespace } from '../caip.ts'
import type { ChainId } from '../chainId.ts'
import { isChainId } from '../chainId.ts'
import type { LoginProvider, WindowProvider } from '../http/social.ts'
import { accountName } from './accountName.ts'

/** What several messages of the frame have in common. */

export const text = (max: number) => z.string().check(z.maxLength(max))

/** One mailbox, as people write it. Whether it exists only a mail can tell. */
export const email = text(254).check(
  z.regex(
    /^[^\s@<>()[\]\\,;:"]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i,
  ),
)

/** A code from a mail. */
export const otp = z.string().check(z.regex(/^\d{8}$/))

export const chainId = z.custom<ChainId>((value) => isChainId(value))
export const namespace = z.custom<Namespace>((value) => isNamespace(value))

/** Those of the server. Not its schemas: every page that has the wallet loads this file. */
const windowProviders = [
  'google',
  'x',
  'discord',
  'apple',
  'github',
  'facebook',
] as const satisfies readonly WindowProvider[]
export const windowProvider = z.enum(windowProviders)
const socialProvider = z.enum([
  ...windowProviders,
  'farcaster',
  'passkey',
  'token',
  'guest',
] as const satisfies readonly LoginProvider[])

/** The id of a social login's window, and what shows that the window was opened by the frame's own page. */
export const visitId = z.uuid()
export const claim = z.string().check(z.regex(/^[\w-]{43}$/))

export const accountType = z.enum(['eoa', 'smartAccount'])

/** Who can open the wallet, and what makes it safer next, if anything does. */
const security = z.strictObject({
  level: z.enum(['temporary', 'assisted', 'fragile', 'secured', 'exit']),
  next: z.optional(z.enum(['kit', 'passkey', 'secure', 'export'])),
})

/** Of derived and of imported accounts together. */
const maxAccounts = 20
/** Which account of the wallet: derived ones count from 0, imported ones from 2 ** 31. */
export const accountIndex = z.int().check(z.gte(0), z.lt(2 ** 32))

/** Who is logged in, on the chain that was asked for. */
export const frameUser = z.strictObject({
  email: z.optional(z.nullable(email)),
  address: text(128),
  chainId,
  accounts: z.array(z.strictObject({ address: text(128), type: accountType })).check(z.maxLength(10)),
  /** Name at the provider of a social login. */
  userName: z.optional(text(128)),
  socialProvider: z.optional(socialProvider),
  preferredAccountType: z.optional(accountType),
  smartAccountDeployed: z.optional(z.boolean()),
  /** The smart account that the visitor has on some networks besides the account of the key. */
  smartAccount: z.optional(
    z.strictObject({
      address: text(128),
      networks: z.array(chainId).check(z.maxLength(64)),
      /** Whether it acts on them. */
      isPreferred: z.boolean(),
    }),
  ),
  security: z.optional(security),
  /** Accounts of the wallet, if there are several, in the order in which they were added. */
  wallets: z.optional(
    z
      .array(
        z.strictObject({
          index: accountIndex,
          /** Undefined for the first one, until the visitor names it. */
          name: z.optional(accountName),
          families: z.array(z.strictObject({ namespace, address: text(128) })).check(z.maxLength(16)),
          /** Of a key that the visitor has imported. */
          isImported: z.optional(z.literal(true)),
          /** Whether it acts. One at a time; what it has no address of, the first one has. */
          isActive: z.boolean(),
        }),
      )
      .check(z.maxLength(maxAccounts)),
  ),
  /** One wallet serves every family: an address of each. */
  families: z.array(z.strictObject({ namespace, address: text(128) })).check(z.maxLength(16)),
})

export const linkId = z.uuid()
/** What a wallet calls itself: one line. */
export const walletName = text(64).check(z.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u))
/** A wallet of the visitor's own; `account` is CAIP-10. */
export const linkedWallet = z.strictObject({
  id: linkId,
  account: text(200),
  name: z.optional(walletName),
  linkedAt: text(40),
})

const hexColour = z.string().check(z.regex(/^#[\da-f]{6}$/i))

/** Names from lists and colours only: a page must not be able to restyle an approval. */
export const frameTheme = z.strictObject({
  themeMode: z.enum(['light', 'dark']),
  themeVariables: z.strictObject({
    accent: z.optional(hexColour),
    radius: z.optional(z.enum(['none', 'small', 'medium', 'large'])),
    tone: z.optional(z.enum(['cool', 'neutral', 'warm'])),
    density: z.optional(z.enum(['comfortable', 'compact'])),
  }),
  language: text(35),
})

/** What the page says about itself. The frame never shows it in place of the page's origin. */
export const dappData = z.strictObject({
  metadata: z.strictObject({
    name: text(256),
    description: text(1_024),
    url: text(2_048),
    icons: z.array(text(2_048)).check(z.maxLength(8)),
  }),
  sdkVersion: text(64),
  sdkType: text(64),
  projectId: text(64),
})
