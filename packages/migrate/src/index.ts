import { realpath, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import manifest from '../package.json' with { type: 'json' }
import { appkit } from './appkit/index.ts'
import { connectkit } from './connectkit/index.ts'
import type { Recipe } from './engine/app.ts'
import { readFiles } from './engine/readFiles.ts'
import { runRecipe } from './engine/runRecipe.ts'
import { isClean } from './isClean.ts'
import { onboard } from './onboard/index.ts'
import { rainbowkit } from './rainbowkit/index.ts'
import { walletAdapter } from './walletAdapter/index.ts'

const recipes: Readonly<Record<string, Recipe>> = {
  rainbowkit,
  connectkit,
  appkit,
  'solana-wallet-adapter': walletAdapter,
  'web3-onboard': onboard,
}

/** The kits that apps can be moved from. */
export const sources: readonly string[] = Object.keys(recipes)

/**
 * Moves the app in a folder from another wallet kit to Latchkey. What it is unsure about gets a
 * comment that begins `latchkey:`. It only reads and writes files below the folder, and runs none.
 *
 * @example
 * await migrate({ from: 'rainbowkit', folder: '.', dry: true, report: console.log })
 */
export async function migrate({
  from,
  folder,
  dry,
  force,
  report,
}: migrate.Options): Promise<migrate.Result> {
  const recipe = Object.hasOwn(recipes, from) ? recipes[from] : undefined
  if (!recipe) throw new MigrateError(`"${from}" is not known. One of: ${sources.join(', ')}.`)
  const root = await realpath(folder)
  if (!dry && !force && !(await isClean(root)))
    throw new MigrateError('The folder has changes that are not committed. Commit them, or pass --force.')
  const found = await readFiles(root)
  const { changed, marks, unread } = runRecipe(recipe, found.files, manifest.version)
  for (const { path, text } of changed) {
    if (!dry) await replaceFile(join(root, path), text)
    report(path)
  }
  for (const { path, line, reason } of marks) report(`${path}:${line} to do: ${reason}`)
  for (const path of unread) report(`${path} names the old kit, and was not changed`)
  for (const path of found.skipped) report(`${path} is too large, or not text: not read`)
  report(`${changed.length} files, ${marks.length} marks${dry ? ' (nothing written)' : ''}`)
  return { files: changed.length, marks: marks.length }
}

export declare namespace migrate {
  type Options = {
    /** The kit that the app uses: one of {@link sources}. */
    from: string
    folder: string
    /** Reports what would be changed, and writes nothing. */
    dry?: boolean | undefined
    /** Also in a folder with changes that are not committed. */
    force?: boolean | undefined
    /** Receives a line for each file and each mark. */
    report(line: string): void
  }
  type Result = { files: number; marks: number }
}

/** Thrown for what the caller can mend: an unknown kit, changes that are not committed. */
export class MigrateError extends Error {
  override readonly name = 'MigrateError'
}

/** A run that is interrupted leaves each file either old or new. */
async function replaceFile(path: string, text: string): Promise<void> {
  const part = `${path}.latchkey-part`
  await writeFile(part, text, { flag: 'wx' })
  await rename(part, path)
}
