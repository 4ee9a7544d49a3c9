import english from './messages/en.gen.ts'
import type { Catalogue, Locale, Messages } from './messages/keys.gen.ts'

// Each language is in two parts. The later one comes with the features that say it.

/** The English texts that are loaded. */
export const englishMessages = english as Messages

/** The languages that were asked for. */
const asked = new Set<Locale>()
let isLaterNeeded = false
let isEnglishWhole = false

/** What the loaded views say. Later texts are added to it when they are loaded. */
export async function loadMessages(language: Locale): Promise<Messages> {
  asked.add(language)
  const [early, later] = await Promise.all([
    loadEarly(language),
    isLaterNeeded ? loadLater(language) : undefined,
  ])
  // Below it: copying hundreds of texts into it would take longer than drawing a view.
  if (later) Object.setPrototypeOf(early, later)
  isEnglishWhole ||= later !== undefined && language === 'en'
  return early as Messages
}

/** Loads what all features say, in every language that was asked for, and from now on with it. */
export async function loadLaterMessages(): Promise<void> {
  isLaterNeeded = true
  await Promise.all([...asked].map(loadMessages))
}

/** Whether there is nothing to wait for. */
export function areMessagesLoaded(language: Locale): boolean {
  return language === 'en' && (isEnglishWhole || !isLaterNeeded)
}

async function loadEarly(language: Locale): Promise<Catalogue> {
  if (language === 'en') return english
  const { early } = await import('./messages/others.gen.ts')
  return (await early[language]()).default
}

async function loadLater(language: Locale): Promise<Catalogue> {
  if (language === 'en') return (await import('./messages/en.later.gen.ts')).default
  const { later } = await import('./messages/others.gen.ts')
  return (await later[language]()).default
}
