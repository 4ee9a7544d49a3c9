// Written by scripts/genMessages.ts. Do not edit.
import type { Locale } from './keys.gen.ts'

/** The words of the first view, with the names of values in braces. */
export const firstMessages = {
 "en": {
  "a11y.close": "Close",
  "a11y.help": "What is a wallet?",
  "a11y.newTab": "opens in a new tab",
  "allWallets.list": "Wallets",
  "badge.connected": "Connected",
  "badge.installed": "Installed",
  "badge.qr": "QR code",
  "badge.recent": "Recent",
  "branding.poweredBy": "Powered by {name}",
  "connect.allWallets": "All wallets",
  "connect.logins": "Log in",
  "connect.noWallet": "I don’t have a wallet",
  "connect.title": "Connect wallet",
  "connect.walletCount": "{count}+"
 },
 "es": {
  "a11y.close": "Cerrar",
  "a11y.help": "¿Qué es una billetera?",
  "a11y.newTab": "se abre en una pestaña nueva",
  "allWallets.list": "Billeteras",
  "badge.connected": "Conectada",
  "badge.installed": "Instalada",
  "badge.qr": "Código QR",
  "badge.recent": "Reciente",
  "branding.poweredBy": "Con tecnología de {name}",
  "connect.allWallets": "Todas las billeteras",
  "connect.logins": "Iniciar sesión",
  "connect.noWallet": "No tengo billetera",
  "connect.title": "Conectar billetera",
  "connect.walletCount": "{count}+"
 },
 "zh": {
  "a11y.close": "关闭",
  "a11y.help": "什么是钱包？",
  "a11y.newTab": "在新标签页中打开",
  "allWallets.list": "钱包",
  "badge.connected": "已连接",
  "badge.installed": "已安装",
  "badge.qr": "二维码",
  "badge.recent": "最近使用",
  "branding.poweredBy": "由 {name} 提供支持",
  "connect.allWallets": "所有钱包",
  "connect.logins": "登录",
  "connect.noWallet": "我还没有钱包",
  "connect.title": "连接钱包",
  "connect.walletCount": "{count}+"
 },
 "ar": {
  "a11y.close": "إغلاق",
  "a11y.help": "ما هي المحفظة؟",
  "a11y.newTab": "يُفتح في علامة تبويب جديدة",
  "allWallets.list": "المحافظ",
  "badge.connected": "متصلة",
  "badge.installed": "مثبّتة",
  "badge.qr": "رمز QR",
  "badge.recent": "الأخيرة",
  "branding.poweredBy": "مدعوم من ⁨{name}⁩",
  "connect.allWallets": "كل المحافظ",
  "connect.logins": "تسجيل الدخول",
  "connect.noWallet": "ليست لديّ محفظة",
  "connect.title": "ربط محفظة",
  "connect.walletCount": "+⁨{count}⁩"
 }
} as const satisfies Record<Locale, unknown>
