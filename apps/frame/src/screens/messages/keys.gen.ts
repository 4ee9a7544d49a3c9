// Written by scripts/genMessages.ts. Do not edit.
import type { CompiledMessage } from 'icu-minify/format'

/** Every message and what it must be given. */
export type MessageArgs = {
  "approval.title.message": undefined
  "approval.title.signIn": undefined
  "approval.title.typedData": undefined
  "approval.title.transaction": undefined
  "approval.title.session": undefined
  "approval.title.link": undefined
  "approval.from": undefined
  "approval.action.signMessage": undefined
  "approval.action.signIn": { domain: string | number }
  "approval.action.signData": { name: string | number }
  "approval.action.sendCoin": { amount: string | number; to: string | number }
  "approval.action.sendToken": { amount: string | number; to: string | number }
  "approval.action.moveToken": { amount: string | number; from: string | number; to: string | number }
  "approval.action.sendItem": { from: string | number; id: string | number; to: string | number; token: string | number }
  "approval.action.allow": { amount: string | number; spender: string | number }
  "approval.action.allowFee": { amount: string | number; spender: string | number }
  "approval.action.allowUnlimited": { spender: string | number; token: string | number }
  "approval.action.allowAll": { spender: string | number; token: string | number }
  "approval.action.revoke": { spender: string | number; token: string | number }
  "approval.action.revokeAll": { token: string | number }
  "approval.action.call": { contract: string | number; selector: string | number }
  "approval.action.create": undefined
  "approval.action.deployAccount": undefined
  "approval.action.upgradeAccount": undefined
  "approval.action.openSession": { amount: string | number; period: string | number; total: string | number; until: string | number }
  "approval.action.endSession": { amount: string | number; period: string | number }
  "approval.action.openAccount": { address: string | number; owner: string | number }
  "approval.action.closeAccount": { address: string | number; to: string | number }
  "approval.action.changeAuthority": { address: string | number; to: string | number }
  "approval.action.dropAuthority": { address: string | number }
  "approval.action.memo": { text: string | number }
  "approval.action.linkWallet": undefined
  "approval.units": { amount: string | number; token: string | number }
  "approval.token.unlisted": { address: string | number; symbol: string | number }
  "approval.token.unknown": { address: string | number }
  "approval.coin": { amount: string | number }
  "approval.label.network": undefined
  "approval.label.fee": undefined
  "approval.label.sponsored": undefined
  "approval.sponsored": undefined
  "approval.label.account": undefined
  "approval.label.smartAccount": undefined
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
  "approval.warning.session": undefined
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
  "approval.next.session": undefined
  "approval.next.link": undefined
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
  "confirm.window": undefined
  "confirm.again": undefined
  "confirm.next": undefined
  "confirm.problem": undefined
  "exit.title": undefined
  "exit.ask.title": undefined
  "exit.ask.login": undefined
  "exit.ask.again": undefined
  "exit.ask.factor": undefined
  "exit.ask.warning.anyone": undefined
  "exit.ask.warning.asked": undefined
  "exit.ask.show": undefined
  "exit.ask.passkey": undefined
  "exit.ask.kit": undefined
  "exit.code.title": undefined
  "exit.code.body": { email: string | number }
  "exit.code.label": undefined
  "exit.problem.login": undefined
  "exit.problem.code": undefined
  "exit.problem.ended": undefined
  "exit.words.title": undefined
  "exit.words.body": { count: string | number }
  "exit.words.list": undefined
  "exit.words.show": undefined
  "exit.words.hide": undefined
  "exit.words.test": undefined
  "exit.words.assisted": undefined
  "exit.file.save": undefined
  "exit.file.about": undefined
  "exit.file.code": undefined
  "exit.file.title": undefined
  "exit.file.how": undefined
  "exit.file.open": undefined
  "exit.file.wrong": undefined
  "exit.test.title": undefined
  "exit.test.words": undefined
  "exit.test.file": undefined
  "exit.test.word": { number: string | number }
  "exit.test.file.label": undefined
  "exit.test.useFile": undefined
  "exit.test.useWords": undefined
  "exit.test.back": undefined
  "exit.test.wrongWord": undefined
  "exit.test.wrongFile": undefined
  "exit.test.noFile": undefined
  "exit.finish.title": undefined
  "exit.finish.body": undefined
  "exit.finish.do": undefined
  "exit.sheet.title": undefined
  "exit.sheet.how": undefined
  "exit.sheet.path": { path: string | number }
  "exit.sheet.noPath": undefined
  "exit.sheet.safe": undefined
  "exit.import.title": undefined
  "exit.import.warning": undefined
  "exit.import.keep": undefined
  "exit.import.next": undefined
  "exit.import.type": undefined
  "exit.import.body": undefined
  "exit.import.wrong": undefined
  "exit.import.confirm": undefined
  "exit.import.compare": undefined
  "exit.import.do": undefined
  "exit.keys.title": undefined
  "exit.keys.body": undefined
  "exit.sheet.imported": undefined
  "exit.key.title": undefined
  "exit.key.body": undefined
  "exit.key.warning.words": undefined
  "exit.key.warning.given": undefined
  "exit.key.field": undefined
  "exit.key.wrong": undefined
  "exit.key.confirm": undefined
  "exit.key.compare": undefined
  "exit.key.name": undefined
  "exit.key.name.first": { number: string | number }
  "exit.key.name.wrong": undefined
  "exit.key.do": undefined
  "exit.key.exists": undefined
  "exit.key.full": undefined
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
  "login.social.title": undefined
  "login.social.body": { provider: string | number }
  "login.social.waiting": { provider: string | number }
  "login.social.again": undefined
  "login.social.number.title": undefined
  "login.social.number.body": undefined
  "security.level.temporary.title": undefined
  "security.level.temporary.body": undefined
  "security.level.assisted.title": undefined
  "security.level.assisted.body": undefined
  "security.level.assisted.login.title": undefined
  "security.level.assisted.provider.body": undefined
  "security.level.assisted.token.body": { host: string | number }
  "security.level.fragile.title": undefined
  "security.level.fragile.body": undefined
  "security.level.secured.title": undefined
  "security.level.secured.body": undefined
  "security.level.exit.title": undefined
  "security.level.exit.body": undefined
  "security.factors": undefined
  "security.factor.device.title": undefined
  "security.factor.device.about": undefined
  "security.factor.others.title": { count: number }
  "security.factor.others.about": undefined
  "security.factor.passkey.title": undefined
  "security.factor.passkey.numbered": { number: string | number }
  "security.factor.passkey.about": undefined
  "security.factor.kit.title": undefined
  "security.factor.kit.numbered": { number: string | number }
  "security.factor.kit.about": undefined
  "security.factor.escrow.title": undefined
  "security.factor.escrow.login": undefined
  "security.factor.escrow.about": undefined
  "security.remove": undefined
  "security.remove.kit.label": { number: string | number }
  "security.remove.passkey.label": { number: string | number }
  "security.remove.kit.title": undefined
  "security.remove.kit.body": undefined
  "security.remove.passkey.title": undefined
  "security.remove.passkey.body": undefined
  "security.remove.leavesOne": undefined
  "security.window.why": undefined
  "security.window.open": undefined
  "security.window.blocked": undefined
  "security.window.closed": undefined
  "security.window.again": undefined
  "security.window.close": undefined
  "security.news.kit": undefined
  "security.news.passkey": undefined
  "security.news.guest": undefined
  "security.news.secure": undefined
  "security.news.remove": undefined
  "security.next.kit": undefined
  "security.next.passkey": undefined
  "security.next.passkey.guest": undefined
  "security.next.secure": undefined
  "security.next.none": undefined
  "security.do.kit": undefined
  "security.do.kit.another": undefined
  "security.do.passkey": undefined
  "security.do.passkey.another": undefined
  "security.do.passkey.guest": undefined
  "security.do.secure": undefined
  "security.done": undefined
  "security.continue": undefined
  "security.cancel": undefined
  "security.done.kit.title": undefined
  "security.done.kit.body": undefined
  "security.done.passkey.title": undefined
  "security.done.passkey.body": undefined
  "security.done.secure.title": undefined
  "security.done.secure.body": undefined
  "security.done.remove.title": undefined
  "security.done.remove.body": undefined
  "security.done.unlock.title": undefined
  "security.done.unlock.body": undefined
  "security.title.kit": undefined
  "security.title.passkey": undefined
  "security.title.secure": undefined
  "security.title.remove": undefined
  "security.title.unlock": undefined
  "security.kit.title": undefined
  "security.kit.body": { host: string | number }
  "security.kit.kept": undefined
  "security.kit.copy": undefined
  "security.kit.copied": undefined
  "security.kit.print": undefined
  "security.check.title": undefined
  "security.check.body": undefined
  "security.check.group": { number: string | number }
  "security.check.wrong": undefined
  "security.check.back": undefined
  "security.sheet.about": undefined
  "security.sheet.wallet": undefined
  "security.sheet.date": undefined
  "security.sheet.account": undefined
  "security.sheet.how": undefined
  "security.passkey.title": undefined
  "security.passkey.body": undefined
  "security.passkey.create": undefined
  "security.problem.cancelled": undefined
  "security.problem.noPrf": undefined
  "security.problem.foreign": undefined
  "security.problem.unsupported": undefined
  "security.problem.wrongKit": undefined
  "security.problem.badKit": undefined
  "security.problem.conflict": undefined
  "security.problem.limited": undefined
  "security.problem.stopped": undefined
  "security.problem.failed": undefined
  "security.kitField.hint": undefined
  "security.unlock.title": undefined
  "security.unlock.body": undefined
  "security.unlock.passkey": undefined
  "security.unlock.or": undefined
  "security.unlock.kit": undefined
  "security.secure.title": undefined
  "security.secure.body": undefined
  "security.secure.do": undefined
  "security.secure.warning.email": undefined
  "security.secure.warning.loss": undefined
  "security.secure.warning.devices": { count: number }
  "security.secure.show": undefined
  "security.secure.passkey": { count: number; number: string | number }
  "security.secure.passkeyShown": undefined
  "security.secure.samePasskey": undefined
  "security.locked.title": undefined
  "security.locked.body": undefined
  "security.locked.open": undefined
  "security.news.export": undefined
  "security.next.export": undefined
  "security.do.export": undefined
  "security.do.words": undefined
  "security.done.exit.title": undefined
  "security.done.exit.body": undefined
  "security.devices.title": undefined
  "security.devices.heading": undefined
  "security.devices.this": { site: string | number }
  "security.devices.used": { site: string | number; time: string | number }
  "security.devices.remove": { browser: string | number; site: string | number }
  "security.devices.back": undefined
  "security.activity.heading": undefined
  "security.activity.none": undefined
  "security.activity.signed": { site: string | number }
  "security.activity.signed.removed": undefined
  "security.activity.exported": { site: string | number }
  "security.activity.exported.removed": undefined
  "security.remove.device.title": undefined
  "security.remove.device.body": undefined
  "security.devices.loading": undefined
  "security.do.import": undefined
  "security.done.import.title": undefined
  "security.done.import.body": undefined
  "security.problem.worn": undefined
  "security.problem.noneHere": undefined
  "security.problem.unknown": undefined
  "security.problem.off": undefined
  "security.login.title": undefined
  "security.login.about": undefined
  "security.login.body": undefined
  "security.login.use": undefined
  "security.login.create": undefined
  "security.login.foot": undefined
  "security.done.login.title": undefined
  "security.done.login.body": undefined
  "security.title.login": undefined
  "security.do.key": undefined
  "security.news.key": undefined
  "security.done.key.title": undefined
  "security.done.key.body": undefined
  "security.second": undefined
  "security.totp.row": undefined
  "security.totp.off": undefined
  "security.totp.off.own": undefined
  "security.totp.on": undefined
  "security.totp.on.own": undefined
  "security.totp.setUp": undefined
  "security.totp.setUp.label": undefined
  "security.totp.remove.label": undefined
  "security.totp.title": undefined
  "security.totp.body": undefined
  "security.totp.qr": undefined
  "security.totp.byHand": undefined
  "security.totp.keep.title": undefined
  "security.totp.keep.body": undefined
  "security.totp.kept": undefined
  "security.totp.confirm.title": undefined
  "security.totp.confirm.body": undefined
  "security.totp.turnOn": undefined
  "security.totp.codeLabel": undefined
  "security.totp.backupLabel": undefined
  "security.totp.useBackup": undefined
  "security.totp.useApp": undefined
  "security.totp.step.title": undefined
  "security.totp.step.body": undefined
  "security.totp.unlock.title": undefined
  "security.totp.unlock.body": undefined
  "security.totp.removeTotp.title": undefined
  "security.totp.removeTotp.body": undefined
  "security.done.totp.title": undefined
  "security.done.totp.body": undefined
  "security.done.removeTotp.title": undefined
  "security.done.removeTotp.body": undefined
  "security.news.totp": undefined
  "security.news.removeTotp": undefined
  "security.locked.code": undefined
  "security.problem.codeWrong": undefined
  "security.problem.codeLocked": undefined
  "security.problem.codeLate": undefined
  "security.level.assisted.totp.title": undefined
  "security.level.assisted.totp.body": undefined
  "security.locked.other": undefined
  "security.unlock.device": undefined
  "security.wait.title": undefined
  "security.wait.body": undefined
  "security.wait.status": undefined
  "security.wait.warning": undefined
  "security.do.approve": undefined
  "security.title.approve": undefined
  "security.approve.title": undefined
  "security.approve.body": undefined
  "security.approve.label": undefined
  "security.approve.ask": undefined
  "security.approve.device": { browser: string | number; site: string | number }
  "security.approve.warning": undefined
  "security.approve.do": undefined
  "security.approve.decline": undefined
  "security.done.approve.title": undefined
  "security.done.approve.body": undefined
  "security.news.approve": undefined
  "security.problem.deviceCode": undefined
  "security.problem.declined": undefined
  "security.problem.ended": undefined
  "security.devices.waits": { site: string | number; time: string | number }
  "security.title.share": undefined
  "security.share.title": undefined
  "security.share.about": { site: string | number }
  "security.share.body": { app: string | number }
  "security.share.from": undefined
  "security.share.to": undefined
  "security.share.gets": undefined
  "security.share.same": undefined
  "security.share.end": undefined
  "security.share.yes": undefined
  "security.share.no": undefined
  "security.share.foot": undefined
  "security.done.share.title": undefined
  "security.done.share.body": undefined
  "security.done.separate.title": undefined
  "security.done.separate.body": undefined
  "security.apps.heading": undefined
  "security.apps.this": { name: string | number }
  "security.apps.since": { name: string | number; time: string | number }
  "security.apps.remove": { site: string | number }
  "security.remove.app.title": undefined
  "security.remove.app.body": undefined
  "security.confirm.row": undefined
  "security.confirm.about.none": undefined
  "security.confirm.about.never": undefined
  "security.confirm.about.above": undefined
  "security.confirm.about.always": undefined
  "security.confirm.about.ending": undefined
  "security.confirm.change": undefined
  "security.confirm.change.label": undefined
  "security.confirm.title": undefined
  "security.confirm.body": undefined
  "security.confirm.mode.never": undefined
  "security.confirm.mode.never.about": undefined
  "security.confirm.mode.above": undefined
  "security.confirm.mode.above.about": undefined
  "security.confirm.mode.always": undefined
  "security.confirm.mode.always.about": undefined
  "security.confirm.limit": { coin: string | number }
  "security.confirm.limits.about": undefined
  "security.confirm.save": undefined
  "security.confirm.use": undefined
  "security.confirm.back": undefined
  "security.confirm.step.title": undefined
  "security.confirm.step.body": undefined
  "security.confirm.lost": undefined
  "security.confirm.lost.title": undefined
  "security.confirm.lost.body": undefined
  "security.confirm.lost.do": undefined
  "security.done.confirm.title": undefined
  "security.done.confirm.body": undefined
  "security.done.confirmEnding.title": undefined
  "security.done.confirmEnding.body": undefined
  "security.news.confirm": undefined
  "security.news.confirmEnding": undefined
  "security.problem.confirmWrong": undefined
  "security.problem.noLimit": undefined
  "security.problem.badLimit": undefined
  "security.level.assisted.confirm.title": undefined
  "security.level.assisted.confirm.body": undefined
  "security.looks.heading": undefined
  "security.looks.app": { app: string | number }
  "security.looks.operator": { app: string | number }
  "security.looks.disabled": { app: string | number }
  "security.looks.enabled": { app: string | number }
  "security.looks.deletion-asked": { app: string | number }
  "security.looks.deletion-cancelled": { app: string | number }
  "security.looks.deletion-stopped": { app: string | number }
  "security.looks.erases": { time: string | number }
  "security.leaving.title": undefined
  "security.leaving.body": { host: string | number }
  "security.leaving.continue": undefined
  "security.leaving.close": undefined
}
export type MessageKey = keyof MessageArgs
/** A part of a language. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>
export type Locale = 'en' | 'es' | 'pt-BR' | 'fr' | 'de' | 'it' | 'ru' | 'uk' | 'tr' | 'ar' | 'fa' | 'ur' | 'hi' | 'th' | 'vi' | 'id' | 'ja' | 'ko' | 'zh-Hans' | 'zh-Hant'
