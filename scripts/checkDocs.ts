import { existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { files } from './files.ts'
import { run } from './run.ts'

export type Problem = { file: string; line: number; text: string }
/** A fenced code block; `line` is the line of its fence. */
export type Block = { file: string; line: number; language: string; code: string }

/** The fenced code blocks of a page. */
export function readBlocks(file: string, markdown: string): Block[] {
  const blocks: Block[] = []
  let open: (Block & { fence: string }) | undefined
  for (const [index, text] of markdown.split('\n').entries()) {
    const [, fence = '', language = ''] = /^(`{3,})\s*(\w*)/.exec(text) ?? []
    if (!open && fence) open = { file, line: index + 1, language, code: '', fence }
    else if (open && text === open.fence) {
      const { fence: _, ...block } = open
      blocks.push(block)
      open = undefined
    } else if (open) open.code += `${text}\n`
  }
  return blocks
}

/**
 * Type-checks blocks in `folder` as if they were in another project.
 *
 * A block that begins with a comment such as `// kit.ts` is that file, and the
 * other blocks of its page can import it. Every other block stands alone.
 */
export async function checkTypes(root: string, blocks: readonly Block[], folder: string): Promise<Problem[]> {
  const out = join(root, folder)
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  for (const host of hosts) linkDependencies(root, host, out)
  // Published too, for the server of an app.
  linkPackage(join(root, 'packages/node'), join(out, 'node_modules/@latchkey/node'))

  const problems: Problem[] = []
  const sources = new Map<string, string>()
  for (const { file, line, language, code } of blocks) {
    const name = /^\/\/ ([\w/-]+\.tsx?)\n/.exec(code)?.[1] ?? `line${line}.${language}`
    const path = join('pages', file, name)
    if (sources.has(path)) problems.push({ file, line, text: `A second block is called ${name}` })
    sources.set(path, file)
    mkdirSync(dirname(join(out, path)), { recursive: true })
    // Padded with empty lines, so that the compiler's line numbers match the page.
    writeFileSync(join(out, path), '\n'.repeat(line) + code)
  }
  const up = relative(out, root)
  const config = {
    extends: `${up}/tsconfig.base.json`,
    // Makes a block without imports a module.
    compilerOptions: { moduleDetection: 'force', typeRoots: [`${up}/node_modules/@types`] },
    include: ['pages', `${up}/packages/kit/src/ui/theme/css.d.ts`],
  }
  writeFileSync(join(out, 'tsconfig.json'), JSON.stringify(config))
  const tsc = join(root, 'node_modules/.bin/tsc')
  const { code, output } = await run(tsc, ['-p', out, '--pretty', 'false'], { cwd: out })

  for (const [, path = '', line, text = ''] of output.matchAll(/^(\S+)\((\d+),\d+\): error \w+: (.*)$/gm))
    problems.push({ file: sources.get(path) ?? path, line: Number(line), text })
  // The compiler stopped with an error that has no location.
  if (code !== 0 && !problems.length) problems.push({ file: folder, line: 1, text: output.trim() })
  return problems
}

/** The packages whose dependencies blocks may import: a host app, and its tests. */
const hosts = ['apps/example', 'e2e']

function linkDependencies(root: string, host: string, out: string): void {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, host, 'package.json'), 'utf8'))
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const link = join(out, 'node_modules', name)
    // Docs must only use what the published package exports.
    if (name.startsWith('@latchkey/') || existsSync(link)) continue
    linkPackage(join(root, host, 'node_modules', name), link)
  }
}

function linkPackage(folder: string, link: string): void {
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(folder, link)
}

/** Broken links and images within the repository. */
export function findDeadLinks(root: string, file: string, markdown: string): Problem[] {
  return textLines(markdown).flatMap(([text, line]) =>
    [...text.matchAll(/\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g)].flatMap(([, link, attribute]) => {
      const target = link ?? attribute ?? ''
      if (/^[a-z][a-z\d+.-]*:/i.test(target) || leads(root, file, markdown, target)) return []
      return [{ file, line, text: `Nothing at ${target}` }]
    }),
  )
}

function leads(root: string, file: string, markdown: string, target: string): boolean {
  const [path = '', anchor] = target.split('#')
  const full = join(root, dirname(file), path)
  if (path && !existsSync(full)) return false
  if (anchor === undefined || (path && statSync(full).isDirectory())) return true
  return anchorsOf(path ? readFileSync(full, 'utf8') : markdown).has(anchor)
}

/** Valid anchors: headings as GitHub names them, and ids. */
function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>()
  for (const [text] of textLines(markdown)) {
    const heading = /^#+ (.+)$/.exec(text)?.[1]
    if (heading)
      anchors.add(
        heading
          .toLowerCase()
          .replace(/[^\p{L}\p{N} _-]/gu, '')
          .replaceAll(' ', '-'),
      )
    for (const [, id = ''] of text.matchAll(/\bid="([^"]+)"/g)) anchors.add(id)
  }
  return anchors
}

/** Sizes and durations in a section that does not name the command that measures them. */
export function findLooseFigures(file: string, markdown: string): Problem[] {
  const problems: Problem[] = []
  let section: Problem[] = []
  let backed = false
  for (const [text, line] of [...textLines(markdown), ['# end', 0] as const]) {
    if (/^#+ /.test(text)) {
      if (!backed) problems.push(...section)
      section = []
      backed = false
    }
    backed ||= /pnpm (figures|migrate:journeys)/.test(text)
    for (const [figure] of text.matchAll(/\b\d[\d.,]* (k|M)?B\b|\b\d[\d.,]* ms\b/g))
      section.push({ file, line, text: `"${figure}" stands where no command that measures is named` })
  }
  return problems
}

/** The lines outside code blocks, with their numbers. */
function textLines(markdown: string): [text: string, line: number][] {
  const code = new Set<number>()
  for (const block of readBlocks('', markdown))
    for (let line = 0; line < block.code.split('\n').length + 1; line++) code.add(block.line + line)
  return markdown
    .split('\n')
    .map((text, index): [string, number] => [text, index + 1])
    .filter(([, line]) => !code.has(line))
}

async function main() {
  const root = join(import.meta.dirname, '..')
  const paths = files(root, ['*.md', 'packages/{kit,node}/README.md', 'docs/**/*.md'])
  const pages = paths.filter((file) => file !== 'docs/spec.md')
  const blocks: Block[] = []
  const problems: Problem[] = []
  for (const file of pages) {
    const markdown = readFileSync(join(root, file), 'utf8')
    blocks.push(...readBlocks(file, markdown).filter(({ language }) => /^tsx?$/.test(language)))
    problems.push(...findDeadLinks(root, file, markdown), ...findLooseFigures(file, markdown))
  }
  problems.push(...(await checkTypes(root, blocks, '.cache/docs')))
  for (const { file, line, text } of problems) console.error(`${file}:${line} ${text}`)
  console.log(`${pages.length} pages, ${blocks.length} blocks of code, ${problems.length} problems`)
  // Finding no blocks means that the pages have moved, not that they are correct.
  if (problems.length || !blocks.length) process.exitCode = 1
}

if (import.meta.main) await main()
