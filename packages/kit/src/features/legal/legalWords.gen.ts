// Written by scripts/genMessages.ts. Do not edit.
import type { Locale } from '../../ui/words/messages/keys.gen.ts'

/** What the box says, with the names of values in braces. */
export const legalWords = {
 "en": {
  "legal.agree": "I agree to the {terms} and the {privacy}",
  "legal.agreeTerms": "I agree to the {terms}",
  "legal.agreePrivacy": "I agree to the {privacy}",
  "legal.goOn": "By going on you agree to the {terms} and the {privacy}",
  "legal.goOnTerms": "By going on you agree to the {terms}",
  "legal.goOnPrivacy": "By going on you agree to the {privacy}",
  "legal.terms": "terms of service",
  "legal.privacy": "privacy policy",
  "legal.newTab": "(opens in a new tab)",
  "legal.needed": "Tick the box to go on.",
  "legal.place.title": "Not available where you are",
  "legal.place.body": "This app can’t connect wallets in your region."
 },
 "es": {
  "legal.agree": "Acepto los {terms} y la {privacy}",
  "legal.agreeTerms": "Acepto los {terms}",
  "legal.agreePrivacy": "Acepto la {privacy}",
  "legal.goOn": "Al continuar aceptas los {terms} y la {privacy}",
  "legal.goOnTerms": "Al continuar aceptas los {terms}",
  "legal.goOnPrivacy": "Al continuar aceptas la {privacy}",
  "legal.terms": "términos del servicio",
  "legal.privacy": "política de privacidad",
  "legal.newTab": "(se abre en otra pestaña)",
  "legal.needed": "Marca la casilla para continuar.",
  "legal.place.title": "No disponible donde estás",
  "legal.place.body": "Esta aplicación no puede conectar billeteras en tu región."
 },
 "zh": {
  "legal.agree": "我同意{terms}和{privacy}",
  "legal.agreeTerms": "我同意{terms}",
  "legal.agreePrivacy": "我同意{privacy}",
  "legal.goOn": "继续即表示您同意{terms}和{privacy}",
  "legal.goOnTerms": "继续即表示您同意{terms}",
  "legal.goOnPrivacy": "继续即表示您同意{privacy}",
  "legal.terms": "服务条款",
  "legal.privacy": "隐私政策",
  "legal.newTab": "（在新标签页中打开）",
  "legal.needed": "请先勾选此框再继续。",
  "legal.place.title": "您所在的地区不可用",
  "legal.place.body": "此应用无法在您所在的地区连接钱包。"
 },
 "ar": {
  "legal.agree": "أوافق على {terms} و{privacy}",
  "legal.agreeTerms": "أوافق على {terms}",
  "legal.agreePrivacy": "أوافق على {privacy}",
  "legal.goOn": "بالمتابعة فإنك توافق على {terms} و{privacy}",
  "legal.goOnTerms": "بالمتابعة فإنك توافق على {terms}",
  "legal.goOnPrivacy": "بالمتابعة فإنك توافق على {privacy}",
  "legal.terms": "شروط الخدمة",
  "legal.privacy": "سياسة الخصوصية",
  "legal.newTab": "(تُفتح في علامة تبويب جديدة)",
  "legal.needed": "حدّد المربع للمتابعة.",
  "legal.place.title": "غير متاح في مكانك",
  "legal.place.body": "لا يمكن لهذا التطبيق ربط المحافظ في منطقتك."
 }
} as const satisfies Record<Locale, unknown>
