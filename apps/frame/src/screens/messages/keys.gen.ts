// Written by scripts/genMessages.ts. Do not edit.
import type { CompiledMessage } from 'icu-minify/format'

/** Every message and what it must be given. */
export type MessageArgs = {
  "approval.title.message": undefined
  "approval.title.signIn": undefined
  "approval.title.typedData": undefined
  "approval.title.transaction": undefined
  "approval.from": undefined
  "approval.action.signMessage": undefined
  "approval.action.signIn": { domain: string | number }
  "approval.action.signData": { name: string | number }
  "approval.action.sendCoin": { amount: string | number; to: string | number }
  "approval.action.sendToken": { amount: string | number; to: string | number }
  "approval.action.moveToken": { amount: string | number; from: string | number; to: string | number }
  "approval.action.sendItem": { from: string | number; id: string | number; to: string | number; token: string | number }
  "approval.action.allow": { amount: string | number; spender: string | number }
  "approval.action.allowUnlimited": { spender: string | number; token: string | number }
  "approval.action.allowAll": { spender: string | number; token: string | number }
  "approval.action.revoke": { spender: string | number; token: string | number }
  "approval.action.revokeAll": { token: string | number }
  "approval.action.call": { contract: string | number; selector: string | number }
  "approval.action.create": undefined
  "approval.action.openAccount": { address: string | number; owner: string | number }
  "approval.action.closeAccount": { address: string | number; to: string | number }
  "approval.action.changeAuthority": { address: string | number; to: string | number }
  "approval.action.dropAuthority": { address: string | number }
  "approval.action.memo": { text: string | number }
  "approval.units": { amount: string | number; token: string | number }
  "approval.token.unlisted": { address: string | number; symbol: string | number }
  "approval.token.unknown": { address: string | number }
  "approval.coin": { amount: string | number }
  "approval.label.network": undefined
  "approval.label.fee": undefined
  "approval.label.account": undefined
  "approval.label.actions": undefined
  "approval.details": undefined
  "approval.network.unknown": { id: string | number }
  "approval.fails.title": undefined
  "approval.fails.body": undefined
  "approval.unfunded.title": undefined
  "approval.unfunded.body": undefined
  "approval.unknown.title": undefined
  "approval.unknown.body": undefined
  "approval.warning.foreignSignIn": undefined
  "approval.warning.looksLikeHash": undefined
  "approval.warning.unlimitedAllowance": undefined
  "approval.warning.allowsAll": undefined
  "approval.warning.authorityChange": undefined
  "approval.warning.permit": undefined
  "approval.warning.order": undefined
  "approval.warning.otherChain": undefined
  "approval.warning.otherAccount": undefined
  "approval.warning.unknownCall": undefined
  "approval.warning.createsContract": undefined
  "approval.warning.unknownProgram": undefined
  "approval.warning.lookupTables": undefined
  "approval.warning.durableNonce": undefined
  "approval.warning.unreadable": undefined
  "approval.warning.highFee": undefined
  "approval.warning.malformedSignIn": undefined
  "approval.warning.severalTransactions": undefined
  "approval.approve": undefined
  "approval.sign": undefined
  "approval.decline": undefined
  "approval.wait": undefined
  "approval.window.why": undefined
  "approval.window.open": undefined
  "approval.window.waiting": undefined
  "approval.window.blocked": undefined
  "approval.window.closed": undefined
  "approval.window.lost": undefined
  "approval.next.signIn": undefined
  "approval.next.signature": undefined
  "approval.next.transaction": undefined
  "approval.window.again": undefined
  "approval.window.title": undefined
  "action.cancel": undefined
  "action.continue": undefined
  "action.done": undefined
  "change.old.title": undefined
  "change.old.body": { email: string | number; next: string | number }
  "change.new.title": undefined
  "change.new.body": { email: string | number }
  "change.stopped.title": undefined
  "change.stopped.body": undefined
  "change.done.title": undefined
  "change.done.body": { email: string | number }
  "change.undo": { email: string | number }
  "change.resend": undefined
  "change.resendInSeconds": { count: number }
  "change.resendInMinutes": { count: number }
  "code.label": undefined
  "code.checking": undefined
  "code.wrong": { count: number }
  "code.offline": undefined
  "code.renewed": undefined
  "code.tooMany.title": undefined
  "code.tooMany.body": undefined
  "code.expired.title": undefined
  "code.expired.body": undefined
  "code.resend": undefined
  "code.resendInSeconds": { count: number }
  "code.resendInMinutes": { count: number }
  "login.for": { host: string | number }
  "login.link.title": undefined
  "login.link.body": { email: string | number }
  "login.link.number": { number: string | number }
  "login.link.waiting": { number: string | number }
  "login.link.renewed": undefined
  "login.link.offline": undefined
  "login.link.delayed": undefined
  "login.mailFailed.title": undefined
  "login.mailFailed.body": { email: string | number }
  "login.refused.title": undefined
  "login.refused.body": undefined
  "login.ended.title": undefined
  "login.ended.body": undefined
  "login.resend": undefined
  "login.resendInSeconds": { count: number }
  "login.resendInMinutes": { count: number }
  "login.code.title": undefined
  "login.code.body": { email: string | number }
  "login.done": undefined
  "login.finishing": undefined
  "login.otherEmail": undefined
  "login.link.approved": undefined
  "login.wait.title": undefined
  "login.wait.body": { time: string | number }
  "login.wait.mail": { email: string | number }
  "login.wait.close": undefined
  "login.code.sameMail": undefined
  "login.opening": undefined
}
export type MessageKey = keyof MessageArgs
export type Messages = Readonly<Record<MessageKey, CompiledMessage>>
export type Locale = 'en' | 'es' | 'zh' | 'ar'
