import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Visit } from './visitPages.ts'

/** Types each written question into the search, and reports those whose page is not among the first three. */
export async function askSearch({
  base,
  browser,
  origin,
}: Visit): Promise<{ count: number; problems: string[] }> {
  const questions = JSON.parse(readFileSync(join(import.meta.dirname, 'questions.json'), 'utf8')) as [
    string,
    string,
  ][]
  const page = await browser.newPage()
  await page.goto(`${origin}${base}docs/`)
  await page.getByRole('button', { name: 'Search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Search the documentation' })
  const problems: string[] = []
  for (const [question, wanted] of questions) {
    await dialog.getByRole('searchbox').fill(question)
    await page.waitForFunction(
      (text) => document.querySelector<HTMLElement>('.search-box')?.dataset.answered === text,
      question,
    )
    const links = await dialog
      .locator('ol a')
      .evaluateAll((all) => all.slice(0, 3).map((link) => (link as HTMLAnchorElement).pathname))
    if (!links.includes(`${base}${wanted.slice(1)}`))
      problems.push(`"${question}" finds ${links.join(' ')} before ${wanted}`)
  }
  await page.close()
  return { count: questions.length, problems }
}
