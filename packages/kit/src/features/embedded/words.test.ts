import { expect, test } from 'vitest'
import { loadMessages } from '../../ui/words/loadMessages.ts'
import { replaceTexts } from '../../ui/words/replaceTexts.ts'
import { shortEmail } from './shortEmail.ts'
import { createWords, errorText } from './words.ts'

test('behavior: a failure is said in the language, one without words as failed', async () => {
  const t = createWords(await loadMessages('es'), 'es-MX')
  expect(errorText(t, { code: 'email_invalid' })).toBe('Escribe un correo electrónico, como ana@example.com.')
  expect(errorText(t, { code: 'login/device_ended' })).toBe('El código ha caducado. Pide uno nuevo.')
  expect(errorText(t, { code: 'vault/unknown' })).toBe('No ha funcionado. Inténtalo de nuevo.')
  expect(errorText(t, { code: 'toString' })).toBe('No ha funcionado. Inténtalo de nuevo.')
})

test('behavior: what may be tried again later says in how many seconds, never zero', async () => {
  const t = createWords(await loadMessages('en'), 'en')
  const read = (retryAt: number) => errorText(t, { code: 'login/cool_down', retryAt }, 1_000)
  expect(read(13_400)).toBe('Please try again after 13 seconds')
  expect(read(1_000)).toBe('Please try again after 1 seconds')
  expect(read(0)).toBe('Please try again after 1 seconds')
})

test('behavior: texts of the host replace those of the views', async () => {
  const own = { 'embedded.sending': 'Off to {email}!' }
  const t = createWords(replaceTexts(await loadMessages('en'), own), 'en')
  expect(t('embedded.sending', { email: 'ana@example.com' })).toBe('Off to ana@example.com!')
})

test.each([
  ['a'.repeat(30), 'a'.repeat(30)],
  ['a'.repeat(31), `${'a'.repeat(27)}…`],
])('behavior: an address of more than 30 characters is cut after 27: %s', (email, shown) => {
  expect(shortEmail(email)).toBe(shown)
})
