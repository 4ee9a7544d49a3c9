// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "exit.title": "Recovery words",
 "exit.ask.title": "Show your recovery words",
 "exit.ask.login": "The words need a login of the last ten minutes. If yours is older, you get a code by email first.",
 "exit.ask.again": "The words need a login of the last ten minutes. If yours is older, log out and log in again first.",
 "exit.ask.factor": "Use a passkey or your recovery kit first.",
 "exit.ask.warning.anyone": "Anyone who has these words can take everything in this wallet, for good.",
 "exit.ask.warning.asked": "No app and no support ever needs them. If a person or page asks you for them, it is a theft.",
 "exit.ask.show": "Show my words",
 "exit.ask.passkey": "Use a passkey",
 "exit.ask.kit": "Use the kit",
 "exit.code.title": "Enter the code",
 "exit.code.body": [
  "We sent a code of 8 digits to ",
  [
   "email"
  ],
  "."
 ],
 "exit.code.label": "Code",
 "exit.problem.login": "Your login is too old for this. Log out, log in again, and come back within ten minutes.",
 "exit.problem.code": "That isn’t the code of the last email. Compare it once more.",
 "exit.problem.ended": "This code no longer works. Close this window and start again.",
 "exit.words.title": "Your recovery words",
 "exit.words.body": [
  "These ",
  [
   "count"
  ],
  " words, in this order, open your accounts in any wallet app. Print them, write them down, or keep them in the file."
 ],
 "exit.words.list": "Recovery words",
 "exit.words.show": "Show words",
 "exit.words.hide": "Hide words",
 "exit.words.test": "Test my exit kit",
 "exit.words.assisted": "The operator of this wallet can still open it, too. Once only you can, you can test these words as your exit kit.",
 "exit.file.save": "Save file",
 "exit.file.about": "The file opens in any browser, without a network, with this code. Write the code down, and keep it apart from the file.",
 "exit.file.code": "Code of the file",
 "exit.file.title": "Exit kit of your wallet",
 "exit.file.how": "This file has the recovery words of your wallet, encrypted. Type its code to read them. Nothing is sent anywhere: it works without a network.",
 "exit.file.open": "Open",
 "exit.file.wrong": "This code doesn’t open the file. It has 26 letters and digits.",
 "exit.test.title": "Test your exit kit",
 "exit.test.words": "Type these words from your copy.",
 "exit.test.file": "Choose the file that you saved, and type its code from your copy.",
 "exit.test.word": [
  "Word ",
  [
   "number"
  ]
 ],
 "exit.test.file.label": "File",
 "exit.test.useFile": "Test the file instead",
 "exit.test.useWords": "Test the words instead",
 "exit.test.back": "Show the words again",
 "exit.test.wrongWord": "That isn’t the word. Compare it once more.",
 "exit.test.wrongFile": "This file and code don’t give the words of this wallet. Compare the code once more.",
 "exit.test.noFile": "Choose the file first.",
 "exit.finish.title": "Your exit kit works",
 "exit.finish.body": "Finish, so that your wallet remembers it.",
 "exit.finish.do": "Finish",
 "exit.sheet.title": "Exit kit of your wallet",
 "exit.sheet.how": "Type the words in their order into any wallet app that imports recovery words (BIP-39). If it asks for a derivation path, use the one below the address. Compare the addresses afterwards.",
 "exit.sheet.path": [
  "Path: ",
  [
   "path"
  ]
 ],
 "exit.sheet.noPath": "No path: the words alone (sr25519)",
 "exit.sheet.safe": "Smart account, if an app gave you one: the Ethereum account above owns it",
 "exit.import.title": "Use words you already have",
 "exit.import.warning": "Your present wallet will no longer open here. First keep its words, in case it holds anything.",
 "exit.import.keep": "These are the words of your present wallet. Keep them: afterwards they are the only way to it.",
 "exit.import.next": "I have kept them",
 "exit.import.type": "Type your words",
 "exit.import.body": "12 or 24 recovery words of another wallet, in their order. A passphrase on top of them is not supported.",
 "exit.import.wrong": "These are not 12 or 24 valid recovery words. Compare each of them.",
 "exit.import.confirm": "Is this your wallet?",
 "exit.import.compare": "Compare the addresses. This wallet has the first account of each kind only.",
 "exit.import.do": "Use this wallet",
 "exit.keys.title": "Imported keys",
 "exit.keys.body": "Your words don’t restore these. The file and the paper have them, too.",
 "exit.sheet.imported": "Imported key: the words do not restore it",
 "exit.key.title": "Import a private key",
 "exit.key.body": "Paste the key of one account, as your other wallet exports it: hex digits for Ethereum, base58 or a list of numbers for Solana, a text that begins with K or L for Bitcoin.",
 "exit.key.warning.words": "Your recovery words won’t restore this account. Keep its key, or make an exit kit afterwards.",
 "exit.key.warning.given": "Never import a key that another person gave you: they can take whatever arrives there.",
 "exit.key.field": "Private key",
 "exit.key.wrong": "This isn’t a private key that this wallet can use. An address or recovery words don’t work here.",
 "exit.key.confirm": "Is this your account?",
 "exit.key.compare": "Compare the address with the one in your other wallet.",
 "exit.key.name": "Name",
 "exit.key.name.first": [
  "Imported ",
  [
   "number"
  ]
 ],
 "exit.key.name.wrong": "A name has 1 to 32 characters.",
 "exit.key.do": "Import this account",
 "exit.key.exists": "This account is already in your wallet.",
 "exit.key.full": "Your wallet has as many imported keys as it can have."
}
export default catalogue
