import { basename, resolve } from 'node:path'

/** As npm allows for new packages, without a scope. */
const valid = /^[a-z\d][a-z\d._-]{0,99}$/

/** The name of the app in `folder`. Throws if npm would refuse it. */
export function packageName(folder: string): string {
  // Terminals act on control characters, also when an error prints them.
  if (folder === '' || /[\p{Cc}\p{Cf}]/u.test(folder)) throw new Error('Name a folder, such as my-app.')
  const name = basename(resolve(folder))
  if (valid.test(name) && name !== 'node_modules') return name
  throw new Error(
    `"${name}" is not a name for a package: use lower-case letters, digits and hyphens, such as my-app.`,
  )
}
