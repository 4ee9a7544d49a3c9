// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

declare module '../messageArgs.ts' {
  interface MessageArgs {
  "projects.mode": undefined
  "projects.mode.development": undefined
  "projects.mode.production": undefined
  "projects.name": undefined
  "projects.none": undefined
  "projects.noneWords": undefined
  "projects.setup": undefined
  "projects.title": undefined
  "projects.words": undefined
  }
}

export const messages: Catalogue = {
 "projects.mode": "Mode",
 "projects.mode.development": "Development",
 "projects.mode.production": "Production",
 "projects.name": "Name",
 "projects.none": "No project yet",
 "projects.noneWords": "A project is one app: its origins, its look and its numbers.",
 "projects.setup": "Setup",
 "projects.title": "Projects",
 "projects.words": "Each app has a project of its own."
}
