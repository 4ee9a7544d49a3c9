// Written by scripts/genOptions.ts. Do not edit.
import type { OptionInfo } from './option.ts'

export const options: readonly OptionInfo[] = [
  {
    "path": "drivers",
    "about": "One driver per chain family, in the order the families are shown.",
    "kind": "code"
  },
  {
    "path": "metadata.name",
    "about": "",
    "kind": "text"
  },
  {
    "path": "metadata.description",
    "about": "",
    "kind": "text"
  },
  {
    "path": "metadata.url",
    "about": "",
    "kind": "text"
  },
  {
    "path": "metadata.icons",
    "about": "",
    "kind": "list"
  },
  {
    "path": "id",
    "about": "Identifies the kit if a page has several; part of its storage keys.",
    "standard": "default",
    "kind": "text"
  },
  {
    "path": "projectId",
    "about": "Project id on your Latchkey server. Required with api.",
    "kind": "text"
  },
  {
    "path": "api",
    "about": "Base URL of your Latchkey server. Without one, features that need a server are off.",
    "kind": "text"
  },
  {
    "path": "features.swaps",
    "about": "Swapping tokens. Needs a server.",
    "standard": "true with `api`",
    "kind": "switch"
  },
  {
    "path": "features.onramp",
    "about": "Buying coins from on-ramp providers. Needs a server.",
    "standard": "true with `api`",
    "kind": "switch"
  },
  {
    "path": "features.activity",
    "about": "The list of the account's transactions; without a server, of those that were sent from this browser.",
    "standard": "true",
    "kind": "switch"
  },
  {
    "path": "features.branding",
    "about": "A line below every view that says the modal is Latchkey, with a link.",
    "standard": "false",
    "kind": "switch"
  },
  {
    "path": "features.send",
    "about": "Sending tokens.",
    "standard": "true",
    "kind": "switch"
  },
  {
    "path": "features.pay",
    "about": "Payments that your app requests with pay.",
    "standard": "true",
    "kind": "switch"
  },
  {
    "path": "features.receive",
    "about": "The view with the account's address and QR code.",
    "standard": "true",
    "kind": "switch"
  },
  {
    "path": "features.analytics",
    "about": "Sending events to your server, if you have one.",
    "standard": "true",
    "kind": "switch"
  },
  {
    "path": "features.email",
    "about": "Logging in with an email address. Needs embedded().",
    "standard": "true",
    "kind": "switch"
  },
  {
    "path": "features.socials",
    "about": "Logging in with an account at a provider, such as Google. Needs embedded() and a server.",
    "standard": "true with `api`",
    "kind": "switch"
  },
  {
    "path": "features.smartSessions",
    "about": "Sessions, in which your app spends within limits that a visitor of the embedded wallet granted. Needs a server.",
    "standard": "false",
    "kind": "switch"
  },
  {
    "path": "features.allWallets",
    "about": "The list of all wallets.",
    "standard": "true",
    "kind": "switch"
  },
  {
    "path": "wallets.featured",
    "about": "Ids of wallets to show first, in this order.",
    "kind": "list"
  },
  {
    "path": "wallets.recommended",
    "about": "Ids of wallets to offer to visitors who have few, before those the kit would offer.",
    "kind": "list"
  },
  {
    "path": "wallets.include",
    "about": "If set, the list of all wallets has only these ids.",
    "kind": "list"
  },
  {
    "path": "wallets.exclude",
    "about": "Wallets to hide, by id, rdns or name. Applies to installed wallets too.",
    "kind": "list"
  },
  {
    "path": "wallets.custom",
    "about": "Wallets to add to the list.",
    "kind": "code"
  },
  {
    "path": "connectorOrder",
    "about": "Order of the wallet groups in the list of wallets.",
    "kind": "order",
    "values": [
      "walletConnect",
      "recent",
      "injected",
      "featured",
      "custom",
      "external",
      "recommended"
    ]
  },
  {
    "path": "walletFeatureOrder",
    "about": "Order of the actions in the account view.",
    "kind": "order",
    "values": [
      "onramp",
      "receive",
      "send",
      "swaps"
    ]
  },
  {
    "path": "basic",
    "about": "Uses no server, and opens on the QR code if a connector can pair.",
    "standard": "false",
    "kind": "switch"
  },
  {
    "path": "allowUnsupportedChain",
    "about": "Allows the wallet to be on a network you did not configure.",
    "standard": "false",
    "kind": "switch"
  },
  {
    "path": "enableNetworkSwitch",
    "about": "Allows switching networks.",
    "standard": "true",
    "kind": "switch"
  },
  {
    "path": "theme.mode",
    "about": "auto follows the system setting.",
    "standard": "auto",
    "kind": "choice",
    "values": [
      "light",
      "dark",
      "auto"
    ]
  },
  {
    "path": "theme.accent",
    "about": "Any CSS colour. It is adjusted until text on it is readable.",
    "kind": "text"
  },
  {
    "path": "theme.radius",
    "about": "How round corners are.",
    "standard": "medium",
    "kind": "choice",
    "values": [
      "none",
      "small",
      "medium",
      "large"
    ]
  },
  {
    "path": "theme.font",
    "about": "A font of your page, as in CSS.",
    "standard": "the system's",
    "kind": "text"
  },
  {
    "path": "theme.tone",
    "about": "The tint of the greys.",
    "standard": "cool",
    "kind": "choice",
    "values": [
      "cool",
      "neutral",
      "warm",
      "sand",
      "rose",
      "leaf"
    ]
  },
  {
    "path": "theme.density",
    "about": "The height of rows.",
    "standard": "comfortable",
    "kind": "choice",
    "values": [
      "comfortable",
      "compact"
    ]
  },
  {
    "path": "theme.overlay",
    "about": "What covers the page behind the modal.",
    "standard": "dim",
    "kind": "choice",
    "values": [
      "dim",
      "blur",
      "none"
    ]
  },
  {
    "path": "theme.edge",
    "about": "What sets the card apart from the page.",
    "standard": "shadow",
    "kind": "choice",
    "values": [
      "shadow",
      "line",
      "none"
    ]
  },
  {
    "path": "theme.layout",
    "about": "wide shows the wallets beside what happens, where the screen has room.",
    "standard": "compact",
    "kind": "choice",
    "values": [
      "compact",
      "wide"
    ]
  },
  {
    "path": "locale",
    "about": "Language of the modal, as a BCP 47 tag.",
    "standard": "the language of the page, or of the browser",
    "kind": "choice",
    "values": [
      "ar",
      "de",
      "en",
      "es",
      "fa",
      "fr",
      "hi",
      "id",
      "it",
      "ja",
      "ko",
      "pt-BR",
      "ru",
      "th",
      "tr",
      "uk",
      "ur",
      "vi",
      "zh-Hans",
      "zh-Hant"
    ]
  },
  {
    "path": "strings",
    "about": "Replaces texts of the modal and the buttons: one set, or a function that returns one for each language.",
    "kind": "code"
  },
  {
    "path": "strictCsp",
    "about": "Set this if the page's Content Security Policy forbids data: images. Wallets with an SVG icon then show the kit's own logo, or initials.",
    "standard": "false",
    "kind": "switch"
  },
  {
    "path": "connectors",
    "about": "Further sources of wallets, such as walletConnect(). Installed wallets are always included.",
    "kind": "code"
  },
  {
    "path": "storage",
    "about": "Where state is stored.",
    "standard": "`localStorage`",
    "kind": "code"
  },
  {
    "path": "siwx",
    "about": "Asks visitors to sign in with their wallet: serverSiwx() or localSiwx() from latchkey/siwx, or your own.",
    "kind": "code"
  },
  {
    "path": "trusted.contracts",
    "about": "Contracts that swaps may call, by network: on networks that the kit does not know, such as a local one.",
    "kind": "code"
  },
  {
    "path": "trusted.tokens",
    "about": "Tokens that are what they are called. Others, which the kit does not know either, are shown with their address.",
    "kind": "code"
  },
  {
    "path": "trusted.nameZones",
    "about": "Names that your server gives out, by their ending, such as app.example.eth. Others are resolved by the chain.",
    "kind": "list"
  },
  {
    "path": "trusted.onrampHosts",
    "about": "Hosts of on-ramp providers that the kit does not know, such as pay.example.com.",
    "kind": "list"
  },
  {
    "path": "siweConfig",
    "about": "Sign-in with an existing Sign-In with Ethereum backend. Cannot be combined with siwx.",
    "kind": "code"
  }
]
