// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

declare module '../messageArgs.ts' {
  interface MessageArgs {
  "mails.accent": undefined
  "mails.accentExample": undefined
  "mails.accentHint": undefined
  "mails.from": { from: string | number }
  "mails.head.from": undefined
  "mails.head.subject": undefined
  "mails.language": undefined
  "mails.logoExample": undefined
  "mails.logoHint": undefined
  "mails.logoUrl": undefined
  "mails.look": undefined
  "mails.noPreview": undefined
  "mails.noServer": undefined
  "mails.preview": undefined
  "mails.productName": undefined
  "mails.replyTo": undefined
  "mails.replyToHint": undefined
  "mails.save": undefined
  "mails.saved": undefined
  "mails.sender": undefined
  "mails.senderName": undefined
  "mails.test": undefined
  "mails.testFailed": undefined
  "mails.testSave": undefined
  "mails.testSend": undefined
  "mails.testSent": undefined
  "mails.testTo": undefined
  "mails.testWords": undefined
  "mails.text.closing": undefined
  "mails.text.closingHint": undefined
  "mails.text.greeting": undefined
  "mails.text.greetingHint": undefined
  "mails.text.loginSubject": undefined
  "mails.text.loginSubjectHint": undefined
  "mails.texts": undefined
  "mails.textsWords": { host: string | number; product: string | number }
  "mails.title": undefined
  "mails.undo": undefined
  "mails.words": undefined
  }
}

export const messages: Catalogue = {
 "mails.accent": "Accent colour",
 "mails.accentExample": "#1f5fdc",
 "mails.accentHint": "Of the button. It is darkened if white text is not legible on it.",
 "mails.from": [
  "Mails come from ",
  [
   "from"
  ],
  ", which the operator of the server chooses."
 ],
 "mails.head.from": "From",
 "mails.head.subject": "Subject",
 "mails.language": "Language",
 "mails.logoExample": "https://",
 "mails.logoHint": "An https address of a PNG, JPEG or GIF of at most 100 kB. It is sent with the mail, so that nothing is loaded when it is read.",
 "mails.logoUrl": "Logo",
 "mails.look": "Look",
 "mails.noPreview": "No preview",
 "mails.noServer": "There is no mail server yet. An operator sets it under “Keys and secrets”.",
 "mails.preview": "Preview",
 "mails.productName": "Product name",
 "mails.replyTo": "Reply to",
 "mails.replyToHint": "Where answers of visitors go.",
 "mails.save": "Save",
 "mails.saved": "The mails are saved",
 "mails.sender": "Sender",
 "mails.senderName": "Sender name",
 "mails.test": "Send a test mail",
 "mails.testFailed": "It was not sent",
 "mails.testSave": "Save your changes first.",
 "mails.testSend": "Send",
 "mails.testSent": "The mail server has taken it",
 "mails.testTo": "Your address",
 "mails.testWords": "As it is saved, with a code that opens nothing.",
 "mails.text.closing": "Last lines",
 "mails.text.closingHint": "After the code, before our warnings.",
 "mails.text.greeting": "First lines",
 "mails.text.greetingHint": "Before our text.",
 "mails.text.loginSubject": "Subject",
 "mails.text.loginSubjectHint": "Must contain the host, so that visitors see which page asked.",
 "mails.texts": "Texts",
 "mails.textsWords": [
  "Empty fields have our texts. You can write ",
  [
   "product"
  ],
  " and ",
  [
   "host"
  ],
  ". Links, addresses and long numbers are refused, because visitors must only follow ours."
 ],
 "mails.title": "Login mails",
 "mails.undo": "Undo changes",
 "mails.words": "How the mails with login codes look. The lines that protect your visitors (which page asked, the code and where it works) stay as they are."
}
