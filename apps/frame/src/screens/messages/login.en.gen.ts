// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from './keys.gen.ts'

const catalogue: Catalogue = {
 "action.cancel": "Cancel",
 "action.continue": "Continue",
 "action.done": "Done",
 "change.old.title": "Confirm it’s you",
 "change.old.body": [
  "To change your email to ",
  [
   "next"
  ],
  ", enter the code we sent to ",
  [
   "email"
  ],
  "."
 ],
 "change.new.title": "Confirm the new email",
 "change.new.body": [
  "Enter the code we sent to ",
  [
   "email"
  ],
  "."
 ],
 "change.stopped.title": "Your email is unchanged",
 "change.stopped.body": "The code has expired, or this email can’t be used. You can start again.",
 "change.done.title": "Your email has changed",
 "change.done.body": [
  "From now on, log in with ",
  [
   "email"
  ],
  "."
 ],
 "change.undo": [
  "We sent a mail to ",
  [
   "email"
  ],
  ". The link in it can undo the change for 24 hours."
 ],
 "change.resend": "Start again",
 "change.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Start again in ",
     0,
     " second"
    ],
    "other": [
     "Start again in ",
     0,
     " seconds"
    ]
   }
  ]
 ],
 "change.resendInMinutes": [
  [
   "count",
   2,
   {
    "one": [
     "Start again in ",
     0,
     " minute"
    ],
    "other": [
     "Start again in ",
     0,
     " minutes"
    ]
   }
  ]
 ],
 "code.label": "Code from the mail",
 "code.checking": "Checking the code",
 "code.wrong": [
  [
   "count",
   2,
   {
    "one": [
     "That code isn’t right. You have ",
     0,
     " try left."
    ],
    "other": [
     "That code isn’t right. You have ",
     0,
     " tries left."
    ]
   }
  ]
 ],
 "code.offline": "We couldn’t check the code. Check your connection or wait a moment, then continue.",
 "code.renewed": "We sent a new code. The old one no longer works.",
 "code.tooMany.title": "Too many wrong codes",
 "code.tooMany.body": "This code no longer works. Send a new one to try again.",
 "code.expired.title": "The code has expired",
 "code.expired.body": "Codes work for 5 minutes. Send a new one to try again.",
 "code.resend": "Send a new code",
 "code.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Send a new code in ",
     0,
     " second"
    ],
    "other": [
     "Send a new code in ",
     0,
     " seconds"
    ]
   }
  ]
 ],
 "code.resendInMinutes": [
  [
   "count",
   2,
   {
    "one": [
     "Send a new code in ",
     0,
     " minute"
    ],
    "other": [
     "Send a new code in ",
     0,
     " minutes"
    ]
   }
  ]
 ],
 "login.for": [
  "For your wallet at ",
  [
   "host"
  ]
 ],
 "login.link.title": "Check your email",
 "login.link.body": [
  "Open the link in our mail to ",
  [
   "email"
  ],
  " and choose this number there:"
 ],
 "login.link.number": [
  "Your number is ",
  [
   "number"
  ]
 ],
 "login.link.waiting": [
  "Waiting for you to choose ",
  [
   "number"
  ]
 ],
 "login.link.renewed": "We sent another mail. It asks for this new number.",
 "login.link.offline": "We can’t reach the server. We keep trying.",
 "login.link.delayed": "The mail has not left yet. We keep trying: wait here, or send another one later.",
 "login.mailFailed.title": "The mail didn’t get through",
 "login.mailFailed.body": [
  "We couldn’t deliver our mail to ",
  [
   "email"
  ],
  ". Check the spelling, or send it again."
 ],
 "login.refused.title": "That was a different number",
 "login.refused.body": "To keep your wallet safe, this login was stopped. Send another mail and choose the number you see here.",
 "login.ended.title": "The link has expired",
 "login.ended.body": "Links work for 10 minutes. Send another mail to get a new one.",
 "login.resend": "Send another mail",
 "login.resendInSeconds": [
  [
   "count",
   2,
   {
    "one": [
     "Send another mail in ",
     0,
     " second"
    ],
    "other": [
     "Send another mail in ",
     0,
     " seconds"
    ]
   }
  ]
 ],
 "login.resendInMinutes": [
  [
   "count",
   2,
   {
    "one": [
     "Send another mail in ",
     0,
     " minute"
    ],
    "other": [
     "Send another mail in ",
     0,
     " minutes"
    ]
   }
  ]
 ],
 "login.code.title": "Enter the code",
 "login.code.body": [
  "We sent 8 digits to ",
  [
   "email"
  ],
  "."
 ],
 "login.done": "You’re logged in",
 "login.finishing": "Logging you in",
 "login.otherEmail": "Use another email",
 "login.link.approved": "Number confirmed",
 "login.wait.title": "This device is new",
 "login.wait.body": [
  "For your safety, your wallet opens on it on ",
  [
   "time"
  ],
  ". Log in again then."
 ],
 "login.wait.mail": [
  "We sent a mail to ",
  [
   "email"
  ],
  ", with which you can stop it."
 ],
 "login.wait.close": "Got it",
 "login.code.sameMail": "Last step: the 8 digits in the same mail, below the link.",
 "login.opening": "Opening your wallet…",
 "login.social.title": "Continue in the window",
 "login.social.body": [
  "Log in with ",
  [
   "provider"
  ],
  " in the window that opened. This page goes on by itself."
 ],
 "login.social.waiting": [
  "Waiting for ",
  [
   "provider"
  ]
 ],
 "login.social.again": "Open again",
 "login.social.number.title": "Choose this number",
 "login.social.number.body": "The window that opened asks for it, to be sure that it belongs to this page:"
}
export default catalogue
