// Written by scripts/genMessages.ts. Do not edit.
export default {
 "social.title": "Log in",
 "social.preparing": "Preparing your login…",
 "social.leaving": "Taking you to {provider}…",
 "social.number.title": "Which number do you see?",
 "social.number.body": "Choose the number that the page at {host} shows in its login. If no page shows one, close this window.",
 "social.refused.title": "That was a different number",
 "social.refused.body": "To keep your account safe, this login was stopped. Close this window and start again.",
 "social.ended.title": "This login has ended",
 "social.ended.body": "Close this window and start again on the page you came from.",
 "social.elsewhere.title": "Continue in the other window",
 "social.elsewhere.body": "This login is already open in another window. You can close this one.",
 "social.failed.title": "That didn’t work",
 "social.failed.body": "The login couldn’t be started. Close this window and try again.",
 "social.offline": "We can’t reach the server. We keep trying.",
 "social.close": "Close this window"
} as const
