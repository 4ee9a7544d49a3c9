import { createPrivateKey } from 'node:crypto'
import type { SecretGroup } from '@latchkey/protocol/http/secrets'
import { type WindowProvider, windowProviders } from '@latchkey/protocol/http/social'
import { type VendorName, vendorSecrets } from '../vendors/vendors.ts'
import type { OutboundRule } from './outboundRule.ts'

/** A setting that operators can make in the console. It has the name of its variable. */
export type SecretName = {
  readonly name: string
  readonly group: SecretGroup
  /** Who it is used with. */
  readonly of: string
  readonly about: string
  /** Not a secret: shown as it is. */
  readonly isShown?: boolean
  /** What else must be set before it is used. */
  readonly with: readonly string[]
  readonly test?: SecretTest
  /** Why it cannot be used, as the end of a sentence. */
  problemOf?(value: string, rule: OutboundRule): string | undefined
}

/** What a value is tried with. */
export type SecretTest =
  | { readonly kind: 'vendor'; readonly vendor: VendorName }
  | { readonly kind: 'social'; readonly provider: WindowProvider }
  | { readonly kind: 'smtp' }
  | { readonly kind: 'bundler' | 'paymaster'; readonly chainId: string }

const vendorNames: readonly SecretName[] = vendorSecrets.map(({ vendor, setting, needed }) => {
  const nameOf = (one: string) => `${vendor}_${one}`.toUpperCase()
  return {
    name: nameOf(setting),
    group: 'vendors',
    of: vendor,
    about: setting === 'secret' ? 'The secret that belongs to its key' : 'Its API key',
    with: needed.filter((one) => one !== setting).map(nameOf),
    test: { kind: 'vendor', vendor },
    problemOf: setting === 'secret' ? someLines : oneLine,
  }
})

const providerNames: readonly SecretName[] = windowProviders.flatMap((provider): SecretName[] => {
  const nameOf = (setting: string) => `SOCIAL_${provider.toUpperCase()}_${setting}`
  const settings = ['ID', 'SECRET', ...(provider === 'apple' ? ['TEAM', 'KEY_ID'] : [])]
  const abouts: Readonly<Record<string, string>> = {
    ID: 'The client id that it gave to your app',
    SECRET: provider === 'apple' ? 'The .p8 file of your key' : 'The client secret of your app',
    TEAM: 'Your team id',
    KEY_ID: 'The id of your key',
  }
  return settings.map((setting) => ({
    name: nameOf(setting),
    group: 'logins',
    of: provider,
    about: abouts[setting] ?? '',
    isShown: setting !== 'SECRET',
    with: settings.filter((one) => one !== setting).map(nameOf),
    test: { kind: 'social', provider },
    problemOf: provider === 'apple' && setting === 'SECRET' ? problemOfAppleKey : oneLine,
  }))
})

const mailNames: readonly SecretName[] = [
  {
    name: 'SMTP_URL',
    group: 'mail',
    of: 'mail',
    about: 'The mail server, with user and password: smtps://user:password@mail.example.com:465',
    with: ['MAIL_FROM'],
    test: { kind: 'smtp' },
    problemOf(value, rule) {
      const url = /^smtps?:\/\//.test(value) ? URL.parse(value) : null
      // Options in the query could name files of this machine, or turn off the check of certificates.
      if (!url?.hostname || url.search || !/^\/?$/.test(url.pathname))
        return 'must look like smtps://user:password@mail.example.com:465'
      return rule.problemOf(url)
    },
  },
  {
    name: 'MAIL_FROM',
    group: 'mail',
    of: 'mail',
    about: 'The address that mails come from, which the mail server lets you use',
    isShown: true,
    with: ['SMTP_URL'],
    problemOf: (value) =>
      /^[^\s@<>,;"\p{Cc}]{1,64}@[a-z\d][a-z\d.-]{0,252}$/iu.test(value)
        ? undefined
        : 'must be an address such as login@example.com',
  },
]

const known = new Map([...vendorNames, ...providerNames, ...mailNames].map((one) => [one.name, one]))

/** Of all chains: `BUNDLER_EIP155_8453`. */
export const ofChain = /^(BUNDLER|PAYMASTER)_EIP155_(\d{1,20})$/

/** What can be set by this name; undefined if nothing. */
export function findSecretName(name: string): SecretName | undefined {
  const [, kind, reference] = ofChain.exec(name) ?? []
  if (!kind) return known.get(name)
  return {
    name,
    group: 'sponsoring',
    of: `eip155:${reference}`,
    about: kind === 'BUNDLER' ? 'The URL of its bundler' : 'The URL of its paymaster',
    with: kind === 'PAYMASTER' ? [`BUNDLER_EIP155_${reference}`] : [],
    test: { kind: kind === 'BUNDLER' ? 'bundler' : 'paymaster', chainId: `eip155:${reference}` },
    problemOf: problemOfUrl,
  }
}

/** Those that exist whatever the chains. */
export const secretNames: readonly SecretName[] = [...known.values()]

export function problemOfUrl(value: string, rule: OutboundRule): string | undefined {
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol)) return 'must be a URL such as https://…'
  return rule.problemOf(url)
}

function oneLine(value: string): string | undefined {
  return /^[\x21-\x7e]{1,4096}$/.test(value)
    ? undefined
    : 'must be one line of letters, digits and signs, without spaces'
}

/** A key may be a PEM text. Whether it is one is for the vendor to say. */
function someLines(value: string): string | undefined {
  return /^[\x20-\x7e\r\n]{1,8192}$/.test(value) ? undefined : 'must be a key in base64 or PEM'
}

function problemOfAppleKey(value: string): string | undefined {
  try {
    const key = createPrivateKey(value.replaceAll('\\n', '\n'))
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return undefined
  } catch {
    // The message could quote the key.
  }
  return 'must be the key that Apple gives as a .p8 file'
}
