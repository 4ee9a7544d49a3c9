/// <reference types="vite/client" />
import * as z from 'zod/mini'
import { openBox, sealBox } from '../vault/box.ts'
import { type Bytes, randomBytes, toUtf8 } from '../vault/bytes.ts'
import { readCrockford } from '../vault/kitCode.ts'
import type { ExitSheet } from './exitSheet.ts'
import css from './opener.css?inline'
import opener from './opener.js?raw'

// A page in one file, which opens itself without a server: docs/custody.md describes its format,
// so that it can be opened without this page, too.

const label = 'latchkey exit file v1'
const saltBytes = 16
/** Larger than any that was made. */
const maxFileLength = 200_000

const sealed = z.object({
  format: z.literal('latchkey-exit'),
  version: z.literal(1),
  salt: z.string(),
  box: z.string(),
})
const content = z.object({
  words: z.array(z.string()),
  accounts: z.array(
    z.object({
      name: z.string(),
      path: z.string(),
      address: z.string(),
      isSafe: z.optional(z.literal(true)),
    }),
  ),
  /** Missing in files of before there were any. */
  imported: z._default(z.array(z.object({ name: z.string(), address: z.string(), key: z.string() })), []),
})

/** What the page in the file says. */
export type ExitTexts = {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly title: string
  readonly about: string
  readonly code: string
  readonly open: string
  readonly wrong: string
  readonly warning: string
  readonly noPath: string
  /** Below the address of a smart account. */
  readonly safe: string
  /** Below a key that the words do not give. */
  readonly imported: string
}

/** Seals words and addresses with a code of 130 bits, in a page that opens them. */
export async function writeExitFile(sheet: ExitSheet, code: string, texts: ExitTexts): Promise<string> {
  const salt = randomBytes(saltBytes)
  const box = await sealBox(await keyOf(code, salt), toUtf8(JSON.stringify(sheet)), toUtf8(label))
  const data = {
    format: 'latchkey-exit',
    version: 1,
    kdf: 'HKDF-SHA-256',
    cipher: 'AES-256-GCM',
    label,
    salt: toBase64(salt),
    box: toBase64(box),
  }
  const policy = `default-src 'none'; script-src '${await hashOf(opener)}'; style-src '${await hashOf(css)}'`
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(texts.language)}" dir="${texts.direction}">`,
    '<meta charset="utf-8">',
    `<meta http-equiv="content-security-policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${escapeHtml(texts.title)}</title>`,
    `<style>${css}</style>`,
    '<main>',
    `<h1>${escapeHtml(texts.title)}</h1>`,
    `<p>${escapeHtml(texts.about)}</p>`,
    '<form>',
    `<label for="code">${escapeHtml(texts.code)}</label>`,
    '<input id="code" dir="ltr" maxlength="80" autocomplete="off" autocapitalize="characters" spellcheck="false">',
    `<button>${escapeHtml(texts.open)}</button>`,
    `<p id="problem" role="alert" data-text="${escapeHtml(texts.wrong)}"></p>`,
    '</form>',
    '<section id="opened" hidden tabindex="-1">',
    `<p class="warning">${escapeHtml(texts.warning)}</p>`,
    '<ol id="words" dir="ltr" translate="no"></ol>',
    `<dl id="accounts" data-none="${escapeHtml(texts.noPath)}" data-safe="${escapeHtml(texts.safe)}" data-imported="${escapeHtml(texts.imported)}"></dl>`,
    '</section>',
    '</main>',
    `<script type="application/json" id="sealed">${JSON.stringify(data)}</script>`,
    `<script>${opener}</script>`,
    '</html>',
    '',
  ].join('\n')
}

/** What is in such a file; undefined if it is another one, or the code is not its own. */
export async function readExitFile(file: string, code: string): Promise<ExitSheet | undefined> {
  if (file.length > maxFileLength) return undefined
  const [, json = ''] = /<script type="application\/json" id="sealed">([^<]*)<\/script>/.exec(file) ?? []
  try {
    const { box, salt } = sealed.parse(JSON.parse(json))
    const opened = await openBox(await keyOf(code, fromBase64(salt)), fromBase64(box), toUtf8(label))
    return opened && content.parse(JSON.parse(new TextDecoder().decode(opened)))
  } catch {
    return undefined
  }
}

/** The code has enough entropy, so that it needs no slow function. */
async function keyOf(code: string, salt: Bytes): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', toUtf8(readCrockford(code)), 'HKDF', false, [
    'deriveKey',
  ])
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt, info: toUtf8(label) }
  return crypto.subtle.deriveKey(algorithm, secret, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
}

async function hashOf(text: string): Promise<string> {
  return `sha256-${toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', toUtf8(text))))}`
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function fromBase64(text: string): Bytes {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '')
}
