import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import type { Figure } from '../../../scripts/figures.ts'
import type { Site, Sites } from './buildSites.ts'
import { type Served, serveFolder, serveSilence } from './serve.ts'
import { launch, type Visit, visit, walletNames } from './visit.ts'

export const unit = 'kB gzip (1 kB = 1000 bytes)'

/** Bytes compared to the same app without the kit: from real builds, and after the click from the browser's requests. */
export async function measureSize(sites: Sites, report: (figure: Figure) => void): Promise<void> {
  await using browser = await launch()
  measureEntry(sites, report)
  measureDevtools(sites, report)
  const loaded = await measureJourney(browser, sites.latchkey, report)
  measureLazy(sites.latchkey, loaded, report)
  await measureScript(browser, sites.script, report)
}

function measureEntry({ bare, latchkey, own, quickStart }: Sites, report: (figure: Figure) => void): void {
  const files = initialFiles(latchkey)
  for (const [name, site] of [
    ['size before click, quick start of the README', quickStart],
    ['size before click, own buttons, two chain families and a relay', own],
  ] as const) {
    const files = initialFiles(site)
    const [before, after] = [sizeOf(bare, initialFiles(bare)), sizeOf(site, files)]
    report({
      name,
      value: kilobytes(after - before),
      unit,
      goal: { op: '<=', value: 15 },
      note: `${files.length} files of ${kilobytes(after)}, over ${kilobytes(before)} of the same app without the kit`,
    })
  }
  const ids = latchkey.chunks
    .filter(({ fileName }) => files.includes(fileName))
    .flatMap((chunk) => chunk.moduleIds)
  for (const id of ids)
    if (/\/packages\/(?!kit\/dist\/)/.test(id)) throw new Error(`The host was built from sources: ${id}`)
  const viem = ids.filter((id) => id.includes('/node_modules/viem/'))
  report({
    name: 'viem modules before click',
    value: viem.length,
    unit: 'modules',
    goal: { op: '=', value: 0 },
    note: viem[0] ?? `of ${ids.length} modules`,
  })
}

/** Only a page that imports them has them; the example loads them when it is asked to. */
function measureDevtools(
  { example, latchkey, own, quickStart }: Sites,
  report: (figure: Figure) => void,
): void {
  const all = [latchkey, own, quickStart].flatMap(({ chunks }) =>
    chunks.flatMap(({ moduleIds }) => moduleIds),
  )
  report({
    name: 'modules of the devtools in apps that do not import them',
    value: all.filter((id) => /packages\/kit\/dist\/.*devtools/.test(id)).length,
    unit: 'modules',
    goal: { op: '=', value: 0 },
    note: `of ${all.length} modules`,
  })
  const modal = example.chunks.filter(
    ({ isDynamicEntry, name }) => isDynamicEntry && /^(?:shell|views)$/.test(name),
  )
  const modalFiles = modal.map(({ fileName }) => fileName)
  if (modalFiles.length !== 2) throw new Error(`The modal was not found in the example: ${modalFiles}`)
  const before = new Set([...initialFiles(example), ...closure(example, modalFiles)])
  const entry = example.chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/dist/devtools.js'))
  if (!entry) throw new Error('The example has no devtools.')
  const files = closure(example, [entry.fileName]).filter((file) => !before.has(file))
  report({
    name: 'size of the devtools',
    value: kilobytes(sizeOf(example, files)),
    unit,
    goal: { op: '<=', value: 40 },
    note: `over the modal; ${files.length} files. Test wallets and checks come when they are used`,
  })
}

/** Opens the modal and connects; returns every file that was loaded. */
async function measureJourney(
  browser: Browser,
  site: Site,
  report: (figure: Figure) => void,
): Promise<ReadonlySet<string>> {
  await using host = await serveFolder(site.folder)
  await using api = await serveSilence()

  await using alone = await visit(browser, host.url)
  const asked = await filesDuring(alone, host, () => openModal(alone))
  const logos = asked.filter((file) => isLogo(site, file))
  const local = asked.filter((file) => !logos.includes(file))
  report({
    name: 'size connect view',
    value: kilobytes(sizeOf(site, local)),
    unit,
    goal: { op: '<=', value: 45 },
    note: `asked for by a click: ${local.map(shortName).join(', ')}`,
  })

  report({
    name: 'size of the logos of the connect view',
    value: kilobytes(sizeOf(site, logos)),
    unit,
    goal: { op: '<=', value: 3.5 },
    note: `pictures, which come after the names: ${logos.map(shortName).join(', ')}`,
  })

  await using served = await visit(browser, `${host.url}/?api=${api.url}`)
  const remote = (await filesDuring(served, host, () => openModal(served))).filter(
    (file) => !isLogo(site, file),
  )
  report({
    name: 'size connect view with a server',
    value: kilobytes(sizeOf(site, remote)),
    unit,
    goal: { op: '<=', value: 45 },
    note: `more with \`api\`: ${remote
      .filter((file) => !local.includes(file))
      .map(shortName)
      .join(', ')}`,
  })

  const connecting = await filesDuring(alone, host, async () => {
    await alone.page.getByRole('dialog').getByRole('button', { name: walletNames[0] }).click()
    await alone.page.locator('[data-testid=latchkey-connect][data-status=connected]').waitFor()
  })
  report({
    name: 'size connect',
    value: kilobytes(sizeOf(site, connecting)),
    unit,
    note: `from the click on a wallet until connected: ${connecting.map(shortName).join(', ')}`,
  })
  return new Set([...initialFiles(site), ...asked])
}

/** A picture that comes as a script. */
function isLogo(site: Site, file: string): boolean {
  const chunk = site.chunks.find(({ fileName }) => fileName === file)
  return chunk?.moduleIds.every((id) => id.includes('/pictures/logos/')) ?? false
}

/** What each lazy import adds to an open modal. */
function measureLazy(site: Site, loaded: ReadonlySet<string>, report: (figure: Figure) => void): void {
  const coming = site.chunks.filter(({ fileName, isDynamicEntry }) => isDynamicEntry && !loaded.has(fileName))
  const logos = coming.filter(({ fileName }) => isLogo(site, fileName))
  const sizes = logos.map(({ fileName }) => sizeOf(site, [fileName]))
  report({
    name: 'size of a logo',
    value: kilobytes(sizes.reduce((sum, size) => sum + size, 0) / sizes.length),
    unit,
    note: `the mean of ${sizes.length} files, the largest ${kilobytes(Math.max(...sizes))}; each is fetched when it is shown`,
  })
  const lazy = coming
    .filter((chunk) => !logos.includes(chunk))
    .map(({ fileName }) => ({
      fileName,
      files: closure(site, [fileName]).filter((file) => !loaded.has(file)),
    }))
    .sort((a, b) => shortName(a.fileName).localeCompare(shortName(b.fileName)))
  for (const { fileName, files } of lazy)
    report({
      name: `size of ${shortName(fileName)}`,
      value: kilobytes(sizeOf(site, files)),
      unit,
      note: files.length > 1 ? `over the open modal: ${files.map(shortName).join(', ')}` : undefined,
    })
}

async function measureScript(
  browser: Browser,
  folder: string,
  report: (figure: Figure) => void,
): Promise<void> {
  const site = { folder, chunks: [] }
  await using host = await serveFolder(folder)
  await using plain = await visit(browser, host.url)
  await plain.page.waitForTimeout(2_000)
  const before = scripts(plain, host)
  report({
    name: 'script tag, before click',
    value: kilobytes(sizeOf(site, before)),
    unit,
    goal: { op: '<=', value: 5 },
    note: `${before.join(', ')}; the page has no React of its own`,
  })
  const after = await filesDuring(plain, host, async () => {
    await plain.page.locator('latchkey-button').click()
    await plain.page.getByRole('dialog').getByRole('button', { name: walletNames[0] }).waitFor()
  })
  report({
    name: 'script tag, first click',
    value: kilobytes(sizeOf(site, after)),
    unit,
    note: `${after.length} files with React in them: ${after.map(shortName).join(', ')}`,
  })
}

async function openModal({ page }: Visit): Promise<void> {
  await page.getByTestId('latchkey-connect').click()
  await page.getByRole('dialog').getByRole('button', { name: walletNames[0] }).waitFor()
}

/** The scripts that `act` loads. */
export async function filesDuring(visit: Visit, host: Served, act: () => Promise<void>): Promise<string[]> {
  const before = scripts(visit, host)
  await act()
  // Includes files that are prefetched in the background.
  await visit.page.waitForTimeout(1_000)
  return scripts(visit, host).filter((file) => !before.includes(file))
}

function scripts({ requests }: Visit, { url }: Served): string[] {
  const files = requests
    .filter((request) => request.startsWith(url))
    .map((request) => new URL(request).pathname.slice(1))
    .filter((path) => path.endsWith('.js'))
  return [...new Set(files)]
}

export function initialFiles(site: Site): string[] {
  return closure(
    site,
    site.chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
  )
}

/** The files and everything they import statically. */
export function closure(site: Site, files: readonly string[]): string[] {
  const found = new Set(files)
  for (const file of found)
    for (const imported of site.chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      found.add(imported)
  return [...found]
}

export function sizeOf({ folder }: Pick<Site, 'folder'>, files: readonly string[]): number {
  const sizes = files.map((file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length)
  return sizes.reduce((sum, size) => sum + size, 0)
}

export function kilobytes(bytes: number): number {
  return Math.round(bytes / 10) / 100
}

/** `assets/AccountView2-c632K8yk.js` without its hash, and without the number that distinguishes a view from its stylesheet. */
export function shortName(file: string): string {
  const name = file.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '')
  return name.replace(/^latchkey-/, '').replace(/(?<=\D)2$/, '')
}
