// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "security.level.temporary.title": "Only in this browser",
 "security.level.temporary.body": "If this browser’s data is deleted, the wallet is gone for good. You have given no email, and the operator can’t open it either.",
 "security.level.assisted.title": "Your email alone opens this wallet",
 "security.level.assisted.body": "A login by email opens it on any new device. So could a person who reads your mail, and the operator of this wallet.",
 "security.level.assisted.login.title": "Your login alone opens this wallet",
 "security.level.assisted.provider.body": "Your account at the provider opens it on any new device. So could a person who gets into that account, and the operator of this wallet.",
 "security.level.assisted.token.body": [
  "Your account at ",
  [
   "host"
  ],
  " opens it on any new device. So could a person who gets into that account, ",
  [
   "host"
  ],
  " itself, and the operator of this wallet."
 ],
 "security.level.fragile.title": "Only you can open it, in one way",
 "security.level.fragile.body": "Neither your login alone nor the operator opens it. But if you lose your devices and the one passkey or kit you have, the wallet is lost.",
 "security.level.secured.title": "Only you can open this wallet",
 "security.level.secured.body": "Neither your login alone nor the operator opens it. A new device needs one of your passkeys or kits.",
 "security.level.exit.title": "Only you can open it, even without us",
 "security.level.exit.body": "You have restored this wallet from its words. It stays yours even if this service ends.",
 "security.factors": "What opens it",
 "security.factor.device.title": "This device",
 "security.factor.device.about": "Until you delete this browser’s data.",
 "security.factor.others.title": [
  [
   "count",
   2,
   {
    "one": [
     0,
     " other device or site"
    ],
    "other": [
     0,
     " other devices or sites"
    ]
   }
  ]
 ],
 "security.factor.others.about": "Where you have opened it before.",
 "security.factor.passkey.title": "Passkey",
 "security.factor.passkey.numbered": [
  "Passkey ",
  [
   "number"
  ]
 ],
 "security.factor.passkey.about": "Helps if you lose this device.",
 "security.factor.kit.title": "Recovery kit",
 "security.factor.kit.numbered": [
  "Recovery kit ",
  [
   "number"
  ]
 ],
 "security.factor.kit.about": "On paper. Helps if you lose all the rest.",
 "security.factor.escrow.title": "Email, with the operator’s help",
 "security.factor.escrow.login": "Your login, with the operator’s help",
 "security.factor.escrow.about": "Helps if you lose all the rest. The operator could use it, too.",
 "security.remove": "Remove",
 "security.remove.kit.label": [
  "Remove recovery kit ",
  [
   "number"
  ]
 ],
 "security.remove.passkey.label": [
  "Remove passkey ",
  [
   "number"
  ]
 ],
 "security.remove.kit.title": "Remove this recovery kit?",
 "security.remove.kit.body": "Its 26 characters will no longer open your wallet. This can’t be undone, but you can create another kit.",
 "security.remove.passkey.title": "Remove this passkey?",
 "security.remove.passkey.body": "It will no longer open your wallet. Delete it from your device or password manager afterwards.",
 "security.remove.leavesOne": "One way to open the wallet on a new device is left then. If you lose it and your devices, the wallet could be lost.",
 "security.window.why": "That happens in a window of your wallet, which no page can read or cover.",
 "security.window.open": "Continue in the window that opened.",
 "security.window.blocked": "The window didn’t open. Allow pop-ups for this page, then try again.",
 "security.window.closed": "The window was closed. Nothing has changed.",
 "security.window.again": "Open it again",
 "security.window.close": "Close this window",
 "security.news.kit": "Your recovery kit is ready.",
 "security.news.passkey": "Your passkey is ready.",
 "security.news.guest": "Your passkey is ready. Log in with it from now on.",
 "security.news.secure": "From now on only you can open this wallet.",
 "security.news.remove": "It no longer opens this wallet.",
 "security.next.kit": "Next: a code on paper that opens your wallet when all else is lost.",
 "security.next.passkey": "Next: a second way, so that losing one doesn’t cost you the wallet.",
 "security.next.passkey.guest": "Next: a passkey, which opens your wallet in other browsers, too.",
 "security.next.secure": "Next: close the way in for a login alone and for the operator.",
 "security.next.none": "Keep your passkeys and kits in different places.",
 "security.do.kit": "Create a recovery kit",
 "security.do.kit.another": "Create another recovery kit",
 "security.do.passkey": "Add a passkey",
 "security.do.passkey.another": "Add another passkey",
 "security.do.passkey.guest": "Secure with a passkey",
 "security.do.secure": "Make it mine alone",
 "security.done": "Done",
 "security.continue": "Continue",
 "security.cancel": "Cancel",
 "security.done.kit.title": "Your recovery kit is ready",
 "security.done.kit.body": "Keep it where you keep your passport, and tell only people you would give your keys to.",
 "security.done.passkey.title": "Your passkey is ready",
 "security.done.passkey.body": "It opens your wallet on every device that has it.",
 "security.done.secure.title": "This wallet is yours alone",
 "security.done.secure.body": "Neither your login alone nor the operator opens it any more.",
 "security.done.remove.title": "Removed",
 "security.done.remove.body": "It no longer opens your wallet.",
 "security.done.unlock.title": "Your wallet is open",
 "security.done.unlock.body": "This device opens it from now on.",
 "security.title.kit": "Recovery kit",
 "security.title.passkey": "Add a passkey",
 "security.title.secure": "Make this wallet yours alone",
 "security.title.remove": "Remove",
 "security.title.unlock": "Open your wallet",
 "security.kit.title": "Your recovery kit",
 "security.kit.body": [
  "Print these 26 characters or write them down. They open your wallet if you lose your devices. Type them only at ",
  [
   "host"
  ],
  "."
 ],
 "security.kit.kept": "I have kept it",
 "security.kit.copy": "Copy",
 "security.kit.copied": "Copied",
 "security.kit.print": "Print",
 "security.check.title": "Check your kit",
 "security.check.body": "Type these two groups from your copy.",
 "security.check.group": [
  "Group ",
  [
   "number"
  ]
 ],
 "security.check.wrong": "That isn’t what the kit says. Compare it once more.",
 "security.check.back": "Show the kit again",
 "security.sheet.about": "With this code you open your wallet on a new device, after you have logged in. Anyone who has it and can log in as you can use your wallet: keep it secret.",
 "security.sheet.wallet": "Wallet",
 "security.sheet.date": "Created on",
 "security.sheet.account": "Accounts",
 "security.sheet.how": "To use it: log in on the new device, choose “Recovery kit” in the window of your wallet, and type the code. Spaces, hyphens and lower case don’t matter.",
 "security.passkey.title": "Add a passkey",
 "security.passkey.body": "A passkey lives in your phone, computer, password manager or security key. It opens this wallet on every device that has it.",
 "security.passkey.create": "Create a passkey",
 "security.problem.cancelled": "No passkey was used. Try again when you’re ready.",
 "security.problem.noPrf": "This passkey can’t protect a wallet, because what keeps it can’t compute secrets (PRF). Use another device or password manager, or a recovery kit. You can delete this passkey.",
 "security.problem.foreign": "This passkey doesn’t open this wallet. Choose another one.",
 "security.problem.unsupported": "This browser can’t use passkeys here. Use another one, or a recovery kit.",
 "security.problem.wrongKit": "This code doesn’t open this wallet. Compare it with your kit.",
 "security.problem.badKit": "A recovery kit has 26 letters and digits. Some are missing, or one is not among those it uses.",
 "security.problem.conflict": "Another device has just changed the wallet. Try again.",
 "security.problem.limited": "The wallet was opened too often. Wait a few minutes, then try again.",
 "security.problem.stopped": "Wallets are paused at the moment. Try again later.",
 "security.problem.failed": "That didn’t work. Check your connection and try again.",
 "security.kitField.hint": "26 letters and digits. Spaces, hyphens and lower case don’t matter.",
 "security.unlock.title": "Open your wallet",
 "security.unlock.body": "Your wallet doesn’t know this device yet. Use a passkey, your recovery kit, or a device that opens it.",
 "security.unlock.passkey": "Use a passkey",
 "security.unlock.or": "or",
 "security.unlock.kit": "Open with the kit",
 "security.secure.title": "Make this wallet yours alone",
 "security.secure.body": "Then only your passkeys, your kits and this device open it.",
 "security.secure.do": "Only I may open it",
 "security.secure.warning.email": "Your login alone will no longer open it, and the operator can’t help you back in.",
 "security.secure.warning.loss": "If you lose every passkey, kit and device, the wallet and all that is in it are lost for good.",
 "security.secure.warning.devices": [
  [
   "count",
   2,
   {
    "one": "Your other device or site will ask for a passkey or kit once.",
    "other": [
     "Your ",
     0,
     " other devices or sites will ask for a passkey or kit once."
    ]
   }
  ]
 ],
 "security.secure.show": "Show first that they work",
 "security.secure.passkey": [
  [
   "count",
   2,
   {
    "one": "Use your passkey",
    "other": [
     "Use passkey ",
     [
      "number"
     ],
     " of ",
     0
    ]
   }
  ]
 ],
 "security.secure.passkeyShown": "Your passkey works",
 "security.secure.samePasskey": "You have used this one already. Choose another passkey.",
 "security.locked.title": "This device is new",
 "security.locked.body": "You’re logged in. To open your wallet here, use a passkey, your recovery kit, or another device of yours.",
 "security.locked.open": "Open my wallet",
 "security.news.export": "You have tested your exit kit.",
 "security.next.export": "Next: an exit kit, so that the wallet stays yours even if this service ends.",
 "security.do.export": "Make an exit kit",
 "security.do.words": "Show my recovery words",
 "security.done.exit.title": "You can leave at any time",
 "security.done.exit.body": "You have tested your words. They open this wallet in other apps, even if this service ends.",
 "security.devices.title": "Devices and activity",
 "security.devices.heading": "Where you are logged in",
 "security.devices.this": [
  "This device, on ",
  [
   "site"
  ]
 ],
 "security.devices.used": [
  "On ",
  [
   "site"
  ],
  ", last used ",
  [
   "time"
  ]
 ],
 "security.devices.remove": [
  "Remove ",
  [
   "browser"
  ],
  " on ",
  [
   "site"
  ]
 ],
 "security.devices.back": "Back",
 "security.activity.heading": "What was done",
 "security.activity.none": "Nothing has been signed yet.",
 "security.activity.signed": [
  "Signed on ",
  [
   "site"
  ]
 ],
 "security.activity.signed.removed": "Signed on a device that you removed",
 "security.activity.exported": [
  "Recovery words shown on ",
  [
   "site"
  ]
 ],
 "security.activity.exported.removed": "Recovery words shown on a device that you removed",
 "security.remove.device.title": "Remove this device?",
 "security.remove.device.body": "It is logged out at once, and asks for a passkey, your kit or a new login before it opens your wallet again.",
 "security.devices.loading": "Loading…",
 "security.do.import": "Use words I already have",
 "security.done.import.title": "Your words are in place",
 "security.done.import.body": "You are logged out now. Log in again to use this wallet.",
 "security.problem.worn": "That took too many tries. Close this window and open it again.",
 "security.problem.noneHere": "No passkey was used. If yours is on another device, use it from there. If you deleted it, another passkey of yours logs in. With none left, create a new one: it comes with a new, empty wallet.",
 "security.problem.unknown": "This passkey doesn’t log in here. It was made for another site, or only to open a wallet after another login. Choose another one, or go back and use another way.",
 "security.problem.off": "New passkeys aren’t offered here. Use another way to log in.",
 "security.login.title": "Continue with a passkey",
 "security.login.about": "Log in with a passkey, or create one: it comes with a wallet of its own.",
 "security.login.body": "A passkey lives in your phone, computer, password manager or security key. It logs you in, and opens your wallet.",
 "security.login.use": "Use my passkey",
 "security.login.create": "Create a new passkey",
 "security.login.foot": "A new passkey makes a new wallet. There is no email to help you: if you delete your only passkey, the wallet is lost.",
 "security.done.login.title": "You’re logged in",
 "security.done.login.body": "Your wallet is open on this device.",
 "security.title.login": "Passkey",
 "security.do.key": "Import a private key",
 "security.news.key": "The account is in your wallet. Switch to it under Accounts.",
 "security.done.key.title": "The account is in your wallet",
 "security.done.key.body": "Your recovery words don’t restore it. The key may still be in your clipboard: copy something else.",
 "security.second": "A second step",
 "security.totp.row": "Authenticator app",
 "security.totp.off": "Off. Protects you if a person gets into your email or login: a new device then needs a code from your phone, too.",
 "security.totp.off.own": "Off. Protects you from a person at your unlocked browser: changing who can open the wallet, or seeing its words, then needs a code.",
 "security.totp.on": "On. Your login opens a new device only with a code. So does changing who can open the wallet, and seeing its words.",
 "security.totp.on.own": "On. Changing who can open the wallet, or seeing its words, needs a code.",
 "security.totp.setUp": "Set up",
 "security.totp.setUp.label": "Set up an authenticator app",
 "security.totp.remove.label": "Remove the authenticator app",
 "security.totp.title": "Set up an authenticator app",
 "security.totp.body": "Scan this with an authenticator app on your phone. It then shows a new code every 30 seconds.",
 "security.totp.qr": "QR code for your authenticator app",
 "security.totp.byHand": "Or type this key into the app",
 "security.totp.keep.title": "Keep these backup codes",
 "security.totp.keep.body": "Each stands in for the app once. If you lose your phone and these codes, your login can’t open the wallet on a new device.",
 "security.totp.kept": "I have kept them",
 "security.totp.confirm.title": "Type a code",
 "security.totp.confirm.body": "The six digits that your authenticator app shows now.",
 "security.totp.turnOn": "Turn it on",
 "security.totp.codeLabel": "Code from the app",
 "security.totp.backupLabel": "Backup code",
 "security.totp.useBackup": "Use a backup code",
 "security.totp.useApp": "Use the app",
 "security.totp.step.title": "Confirm it’s you",
 "security.totp.step.body": "Type the six digits that your authenticator app shows now.",
 "security.totp.unlock.title": "Open your wallet",
 "security.totp.unlock.body": "Your wallet doesn’t know this device yet. Type the six digits that your authenticator app shows now.",
 "security.totp.removeTotp.title": "Remove the authenticator app?",
 "security.totp.removeTotp.body": "No codes are asked for afterwards. Type one last code to confirm.",
 "security.done.totp.title": "Your authenticator app is on",
 "security.done.totp.body": "From now on your wallet asks for a code before it trusts a new device that has only your login.",
 "security.done.removeTotp.title": "Removed",
 "security.done.removeTotp.body": "Your wallet no longer asks for codes. You can delete the entry in your app.",
 "security.news.totp": "Your authenticator app is on.",
 "security.news.removeTotp": "Your wallet no longer asks for codes.",
 "security.locked.code": "You’re logged in. To open your wallet here, use your authenticator app.",
 "security.problem.codeWrong": "That code isn’t right, or was used before. Wait for the next one in your app.",
 "security.problem.codeLocked": "Too many wrong codes. Codes are refused for a while now; try again later.",
 "security.problem.codeLate": "The code you typed no longer counts. Close this window and start again.",
 "security.level.assisted.totp.title": "Your login and a code open this wallet",
 "security.level.assisted.totp.body": "A new device needs your login and a code of your authenticator app. The operator of this wallet could still open it.",
 "security.locked.other": "Open it another way",
 "security.unlock.device": "Use another device",
 "security.wait.title": "Approve it on another device",
 "security.wait.body": "On a device that opens your wallet, go to Security, choose “Approve a new device”, and type this code there.",
 "security.wait.status": "Waiting for the other device…",
 "security.wait.warning": "Tell this code to no one. It works once, for 10 minutes.",
 "security.do.approve": "Approve a new device",
 "security.title.approve": "Approve a new device",
 "security.approve.title": "Approve a new device",
 "security.approve.body": "Log in on the new device and choose “Use another device”. Then type the code that it shows.",
 "security.approve.label": "Code on the new device",
 "security.approve.ask": "Is this your device?",
 "security.approve.device": [
  [
   "browser"
  ],
  ", on ",
  [
   "site"
  ],
  ", asks to open your wallet."
 ],
 "security.approve.warning": "Approve it only if you hold that device yourself. If another person gave you the code, decline: they could take all that is in the wallet.",
 "security.approve.do": "Let it open my wallet",
 "security.approve.decline": "Decline",
 "security.done.approve.title": "The new device opens your wallet",
 "security.done.approve.body": "It is listed under “Devices and activity”, where you can remove it.",
 "security.news.approve": "The new device opens your wallet.",
 "security.problem.deviceCode": "No new device shows this code. Compare it, and check that the device still waits.",
 "security.problem.declined": "The other device declined.",
 "security.problem.ended": "The code has expired. Start again on the new device.",
 "security.devices.waits": [
  "New, on ",
  [
   "site"
  ],
  ". It can open your wallet from ",
  [
   "time"
  ],
  " on. If it isn’t yours, remove it."
 ],
 "security.title.share": "Your wallet in another app",
 "security.share.title": "Use your wallet here too?",
 "security.share.about": [
  "You have a wallet at ",
  [
   "site"
  ],
  ". Decide whether this app uses it too, or gets a separate one."
 ],
 "security.share.body": [
  [
   "app"
  ],
  " belongs to the same provider as the app where you have a wallet."
 ],
 "security.share.from": "Your wallet at",
 "security.share.to": "Also in",
 "security.share.gets": "The app sees your address and your linked wallets, and can ask for signatures. You approve each one, as always.",
 "security.share.same": "Both apps can tell that you are the same person. Your keys stay in the wallet.",
 "security.share.end": "You can end it under “Devices and activity”.",
 "security.share.yes": "Use this wallet",
 "security.share.no": "Create a separate wallet",
 "security.share.foot": "With a separate wallet, you are not asked again.",
 "security.done.share.title": "Same wallet, here too",
 "security.done.share.body": "You can close this window.",
 "security.done.separate.title": "A separate wallet",
 "security.done.separate.body": "The apps stay apart. You can close this window.",
 "security.apps.heading": "Other apps with this wallet",
 "security.apps.this": [
  [
   "name"
  ],
  ", this app"
 ],
 "security.apps.since": [
  [
   "name"
  ],
  ", added ",
  [
   "time"
  ]
 ],
 "security.apps.remove": [
  "Remove the wallet from ",
  [
   "site"
  ]
 ],
 "security.remove.app.title": "Remove the wallet from this app?",
 "security.remove.app.body": "The app is logged out at once, and cannot ask for signatures any more. With the next login there you decide again.",
 "security.confirm.row": "Ask for my passkey",
 "security.confirm.about.none": "Passkeys that you added earlier can’t be asked for. Add another one to use this.",
 "security.confirm.about.never": "Never. A person at your unlocked browser could approve something.",
 "security.confirm.about.above": "Above an amount, and for all whose worth isn’t known.",
 "security.confirm.about.always": "At every approval. Without your passkey, nothing is signed.",
 "security.confirm.about.ending": "At every approval, but soon no longer: this was asked for without a passkey. Use your passkey once to keep it.",
 "security.confirm.change": "Change",
 "security.confirm.change.label": "Change when my passkey is asked for",
 "security.confirm.title": "When to ask for your passkey",
 "security.confirm.body": "Approvals then need your passkey, too. Your choice follows you to your other devices.",
 "security.confirm.mode.never": "Never",
 "security.confirm.mode.never.about": "An approval is enough.",
 "security.confirm.mode.above": "Above an amount",
 "security.confirm.mode.above.about": "And for tokens, permissions, messages and calls to contracts.",
 "security.confirm.mode.always": "At every approval",
 "security.confirm.mode.always.about": "The server gives out its half of your key only with your passkey.",
 "security.confirm.limit": [
  "More than (",
  [
   "coin"
  ],
  ")"
 ],
 "security.confirm.limits.about": "Each approval counts alone, with its fee. For other coins your passkey is always asked for.",
 "security.confirm.save": "Save with my passkey",
 "security.confirm.use": "Use your passkey",
 "security.confirm.back": "Back",
 "security.confirm.step.title": "Confirm it’s you",
 "security.confirm.step.body": "You have your passkey asked for whenever the wallet is opened. This lets you change it for two minutes.",
 "security.confirm.lost": "I no longer have my passkey",
 "security.confirm.lost.title": "Turn it off without a passkey?",
 "security.confirm.lost.body": "It ends in three days, and you get a mail now. If a passkey of yours is used until then, it stays on.",
 "security.confirm.lost.do": "End it in three days",
 "security.done.confirm.title": "Your choice is saved",
 "security.done.confirm.body": "It applies to all your devices from now on.",
 "security.done.confirmEnding.title": "It ends in three days",
 "security.done.confirmEnding.body": "Until then nothing is signed without your passkey.",
 "security.news.confirm": "When your passkey is asked for was changed.",
 "security.news.confirmEnding": "Your passkey is no longer asked for in three days.",
 "security.problem.confirmWrong": "This passkey was not accepted. Use one of this wallet, and try again.",
 "security.problem.noLimit": "Type an amount for at least one coin.",
 "security.problem.badLimit": "Type amounts as digits, such as 0.1.",
 "security.level.assisted.confirm.title": "Your login opens this wallet only with your passkey",
 "security.level.assisted.confirm.body": "Without your passkey, a login opens no new device and nothing is signed. The operator of this wallet could still open it.",
 "security.looks.heading": "What support did",
 "security.looks.app": [
  "Support of ",
  [
   "app"
  ],
  " looked at your account"
 ],
 "security.looks.operator": [
  "The operator of this wallet service looked at your account for ",
  [
   "app"
  ]
 ],
 "security.looks.disabled": [
  [
   "app"
  ],
  " turned off your account"
 ],
 "security.looks.enabled": [
  [
   "app"
  ],
  " turned your account on again"
 ],
 "security.looks.deletion-asked": [
  [
   "app"
  ],
  " asked to delete your account"
 ],
 "security.looks.deletion-cancelled": [
  [
   "app"
  ],
  " no longer asks to delete your account"
 ],
 "security.looks.deletion-stopped": [
  "You kept your account at ",
  [
   "app"
  ]
 ],
 "security.looks.erases": [
  "This account and its wallet will be deleted on ",
  [
   "time"
  ],
  ". To keep them, open the link in our mail. To keep what is in the wallet, save its recovery words before."
 ],
 "security.leaving.title": "This app has turned off your account",
 "security.leaving.body": [
  "You can no longer use your wallet at ",
  [
   "host"
  ],
  ". It is still yours: save its recovery words, and open it in any other wallet."
 ],
 "security.leaving.continue": "Take my wallet with me",
 "security.leaving.close": "Close"
}
export default catalogue
