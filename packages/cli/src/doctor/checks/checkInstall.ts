import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Code, type Finding, fail, ok, warn } from '../finding.ts'

/** The oldest Node that the packages run on. */
const oldestNode = '22.12.0'
const oldestReact = '18.3.0'

/** Node, and what is installed in the folder of an app. */
export function checkInstall({ folder, nodeVersion, cliVersion }: checkInstall.Options): Finding[] {
  const node = isOlder(nodeVersion, oldestNode)
    ? fail('node-version', `Node ${nodeVersion} is too old: install ${oldestNode} or newer.`)
    : ok('node-version', `Node ${nodeVersion}`)
  if (!existsSync(join(folder, 'package.json'))) return [node]
  return [node, checkKit(folder, cliVersion), ...checkReact(folder), ...checkViem(folder)]
}

export declare namespace checkInstall {
  type Options = {
    readonly folder: string
    readonly nodeVersion: string
    readonly cliVersion: string
  }
}

function checkKit(folder: string, cliVersion: string): Finding {
  const wanted = dependenciesOf(join(folder, 'package.json'))
  const kit = packageFrom(folder, 'latchkey')
  if (!kit)
    return 'latchkey' in wanted
      ? fail('kit', 'latchkey is in package.json and not installed: run npm install.')
      : warn('kit', 'latchkey is not in package.json: run npm install latchkey.')
  const { version } = kit
  return version === cliVersion
    ? ok('kit', `latchkey ${version}`)
    : warn(
        'kit',
        `latchkey is ${version}, and this command ${cliVersion}: run npx latchkey doctor, which takes the same.`,
      )
}

function checkReact(folder: string): Finding[] {
  const kit = packageFrom(folder, 'latchkey')
  const react = packageFrom(folder, 'react')
  if (!kit || !react) return []
  if (isOlder(react.version, oldestReact))
    return [fail('react', `React ${react.version} is too old: the kit needs 18.3 or 19.`)]
  const dom = packageFrom(folder, 'react-dom')
  if (dom && dom.version.split('.')[0] !== react.version.split('.')[0])
    return [
      fail(
        'react',
        `react ${react.version} and react-dom ${dom.version} do not go together: install the same version of both.`,
      ),
    ]
  return [ok('react', `React ${react.version}`), single('two-reacts', 'react', folder)]
}

function checkViem(folder: string): Finding[] {
  return packageFrom(folder, 'latchkey') ? [single('two-viems', 'viem', folder)] : []
}

/** Fails if parts of the app get different copies of a package. */
function single(code: Code, name: string, folder: string): Finding {
  const found = new Map<string, Installed>()
  for (const user of [folder, ...packagesOf(folder)]) {
    const copy = packageFrom(user, name)
    if (copy && (user === folder || name in allDependenciesOf(user))) found.set(copy.folder, copy)
  }
  if (found.size < 2) return ok(code, `one copy of ${name}`)
  const versions = [...found.values()].map(({ version }) => version).join(' and ')
  return fail(
    code,
    `There are ${found.size} copies of ${name}, ${versions}: run npm dedupe, or add an override for one version.`,
  )
}

type Installed = { readonly folder: string; readonly version: string }

/** A package as code in a folder would get it. */
function packageFrom(folder: string, name: string): Installed | undefined {
  // Not from NODE_PATH, which bundlers do not read.
  for (let path = folder; ; path = dirname(path)) {
    const place = join(path, 'node_modules', name)
    const manifest = readManifest(join(place, 'package.json'))
    if (manifest?.version) return { folder: realpathSync(place), version: manifest.version }
    if (path === dirname(path)) return undefined
  }
}

/** Packages of the app, as npm and pnpm lay them out, that could bring a copy of their own. */
function packagesOf(folder: string): string[] {
  const found: string[] = []
  const modules = join(folder, 'node_modules')
  const visit = (path: string, depth: number) => {
    if (depth > 3 || !existsSync(path)) return
    for (const name of readdirSync(path)) {
      if (name.startsWith('.')) continue
      const one = join(path, name)
      if (name.startsWith('@')) visit(one, depth)
      else if (existsSync(join(one, 'package.json'))) {
        found.push(realpathSync(one))
        visit(join(one, 'node_modules'), depth + 1)
      }
    }
  }
  visit(modules, 0)
  // pnpm links each to its own folder, with its dependencies beside it.
  const store = join(modules, '.pnpm')
  if (existsSync(store)) for (const name of readdirSync(store)) visit(join(store, name, 'node_modules'), 3)
  return [...new Set(found)]
}

type Manifest = {
  readonly version?: string
  readonly dependencies?: object
  readonly peerDependencies?: object
  readonly devDependencies?: object
}

function readManifest(path: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

function dependenciesOf(path: string): object {
  const { dependencies, devDependencies } = readManifest(path) ?? {}
  return { ...dependencies, ...devDependencies }
}

function allDependenciesOf(folder: string): object {
  const { dependencies, peerDependencies } = readManifest(join(folder, 'package.json')) ?? {}
  return { ...dependencies, ...peerDependencies }
}

function isOlder(version: string, than: string): boolean {
  const [a = [], b = []] = [version, than].map((one) => one.split('-')[0]?.split('.').map(Number))
  for (const index of [0, 1, 2]) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}
