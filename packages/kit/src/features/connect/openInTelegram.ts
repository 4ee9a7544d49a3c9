type Telegram = { WebApp?: { openLink?(href: string): void } }

/** Has Telegram open a web link: pages inside it can open none by themselves. */
export function openInTelegram(href: string): void {
  const app = (globalThis as { Telegram?: Telegram }).Telegram?.WebApp
  if (app?.openLink) app.openLink(href)
  else globalThis.open?.(href, '_blank', 'noopener')
}
