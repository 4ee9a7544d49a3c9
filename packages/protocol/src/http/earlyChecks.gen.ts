// Written by scripts/genEarlyAnswers.ts. Do not edit.
import { flag, list, object, one, orNull, record, text, whole } from './earlyCheck.ts'

export const analyticsConfig = /* @__PURE__ */ object({ isAnalyticsEnabled: flag })
export const projectConfig = /* @__PURE__ */ object({ features: orNull(list(object({ id: text, isEnabled: flag, config: orNull(list(text)) }))) }, { socials: list(text), smartAccounts: list(text), delegatedAccounts: list(text), sponsored: list(text), wallets: orNull(object({ featured: list(text), hidden: list(text), recommended: list(text) })), theme: orNull(record(text)), legal: orNull(object({ isConsentRequired: flag }, { termsUrl: text, privacyUrl: text })) })
export const projectOrigins = /* @__PURE__ */ object({ allowedOrigins: list(text) })
export const walletPage = /* @__PURE__ */ object({ count: whole(0), data: list(object({ id: text, name: text }, { homepage: orNull(text), image_id: orNull(text), image_url: orNull(text), order: orNull(whole(-9007199254740991)), mobile_link: orNull(text), desktop_link: orNull(text), webapp_link: orNull(text), link_mode: orNull(text), browse_link: orNull(text), app_store: orNull(text), play_store: orNull(text), chrome_store: orNull(text), rdns: orNull(text), injected: orNull(list(object({ namespace: text, injected_id: text }))), chains: list(text), badge_type: orNull(one("none", "certified")) })) })
