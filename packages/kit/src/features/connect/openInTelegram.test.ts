import { afterEach, expect, test, vi } from 'vitest'
import { openInTelegram } from './openInTelegram.ts'

afterEach(() => void vi.unstubAllGlobals())

test('behavior: Telegram is asked to open it, in the same breath', () => {
  const opened: string[] = []
  vi.stubGlobal('Telegram', { WebApp: { openLink: (href: string) => opened.push(href) } })
  openInTelegram('https://link.example.com/wc?uri=a')
  expect(opened).toEqual(['https://link.example.com/wc?uri=a'])
})

test('behavior: without its script, a new tab is tried', () => {
  const opened: unknown[] = []
  vi.stubGlobal('open', (...args: unknown[]) => opened.push(args))
  openInTelegram('https://link.example.com')
  expect(opened).toEqual([['https://link.example.com', '_blank', 'noopener']])
})
