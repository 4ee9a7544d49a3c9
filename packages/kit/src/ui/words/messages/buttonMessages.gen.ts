// Written by scripts/genMessages.ts. Do not edit.
import type { Locale } from './keys.gen.ts'

/** The few words the host's button needs before any catalogue is loaded. */
export const buttonMessages = {
 "en": {
  "button.connect": "Connect wallet",
  "button.connecting": "Connecting…",
  "button.wrongNetwork": "Wrong network"
 },
 "es": {
  "button.connect": "Conectar billetera",
  "button.connecting": "Conectando…",
  "button.wrongNetwork": "Red incorrecta"
 },
 "zh": {
  "button.connect": "连接钱包",
  "button.connecting": "正在连接…",
  "button.wrongNetwork": "网络不正确"
 },
 "ar": {
  "button.connect": "ربط محفظة",
  "button.connecting": "جارٍ الربط…",
  "button.wrongNetwork": "شبكة غير صحيحة"
 }
} as const satisfies Record<Locale, unknown>
