import { test } from '@playwright/test'
import type { Mail } from '../../apps/server/src/features/login/mails/mail.ts'
import { writeMail } from '../../apps/server/src/features/login/mails/writeMail.ts'
import { askPage, outcomePage, undoPage } from '../../apps/server/src/features/login/page.ts'
import { looks } from './looks.ts'

/** The mails of the login, and the pages that they link to. Both follow the scheme of the system. */
for (const { name: look, settings, viewport } of looks)
  test(`gallery: mails, ${look}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: settings.theme })
    const language = (settings.locale ?? 'en') as Mail['language']
    const origin = 'https://shop.example.com'
    const about = { to: 'ana@example.com', language, origin }
    const mails = {
      'mail-new-device': { ...about, kind: 'login', code: '12345678', token: 'a'.repeat(43) },
      'mail-login': { ...about, kind: 'login', code: '12345678' },
      'mail-change': { ...about, kind: 'change', code: '12345678' },
      'mail-changed': { ...about, kind: 'changed', token: 'a'.repeat(43) },
    } as unknown as Record<string, Mail>
    const created_at = new Date('2026-11-17T12:00:00Z')
    const asked = { origin, browser: 'Chrome, Windows', created_at, choices: [17, 54, 83], language }
    const pages = {
      ...Object.fromEntries(
        Object.entries(mails).map(([name, mail]) => [
          name,
          writeMail(mail, 'https://wallet.example.com').html,
        ]),
      ),
      'link-ask': askPage(asked),
      'link-approved': outcomePage(language, 'approved'),
      'link-refused': outcomePage(language, 'refused'),
      'link-ended': outcomePage(language, 'ended'),
      undo: undoPage(language),
      undone: outcomePage(language, 'undone'),
    }
    for (const [name, html] of Object.entries(pages)) {
      await page.setContent(html)
      await page.screenshot({ path: `../.gallery/${look}/mails/${name}.png`, fullPage: true })
    }
  })
