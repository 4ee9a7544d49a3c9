// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

declare module '../messageArgs.ts' {
  interface MessageArgs {
  "projects.arrival.connected": undefined
  "projects.arrival.connectedWords": undefined
  "projects.arrival.opened": undefined
  "projects.arrival.openedWords": undefined
  "projects.arrival.waiting": undefined
  "projects.arrival.waitingWords": undefined
  "projects.connect.facts": undefined
  "projects.connect.id": undefined
  "projects.connect.key": undefined
  "projects.connect.keyWords": undefined
  "projects.connect.noApi": undefined
  "projects.connect.noApiWords": { placeholder: string | number }
  "projects.connect.server": undefined
  "projects.connect.title": undefined
  "projects.connect.way": undefined
  "projects.connect.words": undefined
  "projects.create": undefined
  "projects.disabled": undefined
  "projects.disabledWords": undefined
  "projects.mode.development": undefined
  "projects.mode.production": undefined
  "projects.name": undefined
  "projects.nameHint": undefined
  "projects.nameNeeded": undefined
  "projects.new": undefined
  "projects.newWords": undefined
  "projects.none": undefined
  "projects.noneForYou": undefined
  "projects.noneWords": undefined
  "projects.optional": undefined
  "projects.origin": undefined
  "projects.originBad": undefined
  "projects.originHint": undefined
  "projects.setup": undefined
  "projects.setupWords": { all: string | number; done: string | number }
  "projects.step.connected": undefined
  "projects.step.connectedAction": undefined
  "projects.step.connectedWords": undefined
  "projects.step.done": undefined
  "projects.step.opened": undefined
  "projects.step.openedAction": undefined
  "projects.step.openedWords": undefined
  "projects.step.origin": undefined
  "projects.step.originAction": undefined
  "projects.step.originWords": undefined
  "projects.step.production": undefined
  "projects.step.productionAction": undefined
  "projects.step.productionWords": undefined
  "projects.title": undefined
  "projects.toOverview": undefined
  "projects.words": undefined
  }
}

export const messages: Catalogue = {
 "projects.arrival.connected": "Your app is connected",
 "projects.arrival.connectedWords": "The first wallet has been connected. What visitors do is on the overview.",
 "projects.arrival.opened": "The modal was opened in your app",
 "projects.arrival.openedWords": "Connect a wallet there to finish.",
 "projects.arrival.waiting": "Waiting for your app",
 "projects.arrival.waitingWords": "Add the code below, open your app and press the button. This page notices by itself.",
 "projects.connect.facts": "For everything else",
 "projects.connect.id": "Project id",
 "projects.connect.key": "Key for your backend",
 "projects.connect.keyWords": "Programs use it to read and change this project. Your app does not need it.",
 "projects.connect.noApi": "The server does not know its public address",
 "projects.connect.noApiWords": [
  "Replace ",
  [
   "placeholder"
  ],
  " by the address of your server’s API, or set API_URL on the server: this console has an address of its own."
 ],
 "projects.connect.server": "Server",
 "projects.connect.title": "Connect your app",
 "projects.connect.way": "Framework",
 "projects.connect.words": "Copy this into your app. Your project and this server are already in it.",
 "projects.create": "Create project",
 "projects.disabled": "Disabled",
 "projects.disabledWords": "The server refuses its calls until an operator enables it again.",
 "projects.mode.development": "Development",
 "projects.mode.production": "Production",
 "projects.name": "Name",
 "projects.nameHint": "As your visitors know the app.",
 "projects.nameNeeded": "Give the project a name",
 "projects.new": "New project",
 "projects.newWords": "One app, with its origins, its look and its numbers.",
 "projects.none": "Create your first project",
 "projects.noneForYou": "An owner can invite you to one.",
 "projects.noneWords": "A project is one app: its origins, its look and its numbers.",
 "projects.optional": "optional",
 "projects.origin": "Origin",
 "projects.originBad": "Write an origin such as https://app.example.com",
 "projects.originHint": "Where your app runs. Your own machine works without it.",
 "projects.setup": "Set up",
 "projects.setupWords": [
  [
   "done"
  ],
  " of ",
  [
   "all"
  ],
  " done"
 ],
 "projects.step.connected": "Connect the first wallet",
 "projects.step.connectedAction": "How to",
 "projects.step.connectedWords": "Your own, to see that it works from end to end.",
 "projects.step.done": "(done)",
 "projects.step.opened": "Add the modal to your app",
 "projects.step.openedAction": "Show the code",
 "projects.step.openedWords": "A few lines of code, for React, Next.js, Vue, Svelte or plain HTML.",
 "projects.step.origin": "Say where your app runs",
 "projects.step.originAction": "Add an origin",
 "projects.step.originWords": "Only pages from its origins may use the project.",
 "projects.step.production": "Go to production",
 "projects.step.productionAction": "Change the mode",
 "projects.step.productionWords": "Then your own machine and preview addresses no longer count as your app.",
 "projects.title": "Projects",
 "projects.toOverview": "To the overview",
 "projects.words": "Each app has a project of its own."
}
