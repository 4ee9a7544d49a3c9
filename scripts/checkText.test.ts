import { expect, test } from 'vitest'
import { findText } from './checkText.ts'

const texts = (jsx: string) => findText('a.tsx', `const a = ${jsx}`).map(({ text }) => text)

test.each([
  ['<p>Send</p>', 'Send'],
  ['<>إرسال</>', 'إرسال'],
  ['<p>{amount} left</p>', 'left'],
  ["<p>{'Send'}</p>", 'Send'],
  ['<p>{`Send ${x}`}</p>', 'Send …'],
  ["<p>{busy ? t('a') : 'Send'}</p>", 'Send'],
  ["<p>{error && 'Failed'}</p>", 'Failed'],
  ["<p>{name ?? 'Unknown'}</p>", 'Unknown'],
  ['<button aria-label="Close" />', 'Close'],
  ["<button aria-label={'Close'} />", 'Close'],
  ["<img alt={name || 'Wallet'} />", 'Wallet'],
  ['<input placeholder="Search" />', 'Search'],
  ['<Card title="Networks" />', 'Networks'],
  ['<Field label="Amount" />', 'Amount'],
])('error: %s shows words of its own', (jsx, text) => {
  expect(texts(jsx)).toEqual([text])
})

test.each([
  ["<p>{t('send.title')}</p>"],
  ['<p>1 · 2 — {count}%</p>'],
  ['<p>\n  {children}\n</p>'],
  ['<button aria-label={t(\'close\')} type="button" className="close" />'],
  ['<img alt="" src="data:image/png;base64,AAAA" />'],
  ['<p>{status === \'open\' && <Panel kind="warning" />}</p>'],
  ["<p>{view('send')}</p>"],
  ['<span translate="no">Latchkey</span>'],
  ['<span translate="no"><b>Latchkey</b></span>'],
])('behavior: %s passes', (jsx) => {
  expect(texts(jsx)).toEqual([])
})

test('behavior: reports the location', () => {
  expect(findText('SendView.tsx', 'const a = (\n  <p>\n    <b>Send</b>\n  </p>\n)')).toEqual([
    { file: 'SendView.tsx', line: 3, text: 'Send' },
  ])
})
