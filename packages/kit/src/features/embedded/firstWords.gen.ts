// Written by scripts/genMessages.ts. Do not edit.
import type { Locale } from '../../ui/words/messages/keys.gen.ts'

/** What is said before anything of the wallet is loaded. */
export const firstWords = {
 "en": {
  "embedded.first.name": "Email wallet",
  "embedded.first.form": "Log in with email",
  "embedded.first.label": "Email address",
  "embedded.first.send": "Continue with email",
  "embedded.first.or": "or",
  "embedded.first.title.EmailLogin": "Log in",
  "embedded.first.title.ConnectingFarcaster": "Log in with Farcaster",
  "embedded.first.title.UpdateEmailWallet": "Change email",
  "embedded.first.title.ApproveTransaction": "Approve request",
  "embedded.first.title.WalletSecurity": "Security",
  "embedded.first.title.LinkedWallets": "Linked wallets"
 },
 "es": {
  "embedded.first.name": "Billetera por correo",
  "embedded.first.form": "Iniciar sesión con correo",
  "embedded.first.label": "Correo electrónico",
  "embedded.first.send": "Continuar con correo",
  "embedded.first.or": "o",
  "embedded.first.title.EmailLogin": "Iniciar sesión",
  "embedded.first.title.ConnectingFarcaster": "Iniciar sesión con Farcaster",
  "embedded.first.title.UpdateEmailWallet": "Cambiar correo",
  "embedded.first.title.ApproveTransaction": "Aprobar solicitud",
  "embedded.first.title.WalletSecurity": "Seguridad",
  "embedded.first.title.LinkedWallets": "Billeteras vinculadas"
 },
 "zh": {
  "embedded.first.name": "邮箱钱包",
  "embedded.first.form": "使用邮箱登录",
  "embedded.first.label": "邮箱地址",
  "embedded.first.send": "使用邮箱继续",
  "embedded.first.or": "或",
  "embedded.first.title.EmailLogin": "登录",
  "embedded.first.title.ConnectingFarcaster": "使用 Farcaster 登录",
  "embedded.first.title.UpdateEmailWallet": "更改邮箱",
  "embedded.first.title.ApproveTransaction": "批准请求",
  "embedded.first.title.WalletSecurity": "安全",
  "embedded.first.title.LinkedWallets": "已关联的钱包"
 },
 "ar": {
  "embedded.first.name": "محفظة البريد",
  "embedded.first.form": "تسجيل الدخول بالبريد الإلكتروني",
  "embedded.first.label": "البريد الإلكتروني",
  "embedded.first.send": "المتابعة بالبريد الإلكتروني",
  "embedded.first.or": "أو",
  "embedded.first.title.EmailLogin": "تسجيل الدخول",
  "embedded.first.title.ConnectingFarcaster": "تسجيل الدخول عبر Farcaster",
  "embedded.first.title.UpdateEmailWallet": "تغيير البريد الإلكتروني",
  "embedded.first.title.ApproveTransaction": "الموافقة على الطلب",
  "embedded.first.title.WalletSecurity": "الأمان",
  "embedded.first.title.LinkedWallets": "المحافظ المرتبطة"
 }
} as const satisfies Record<Locale, unknown>
