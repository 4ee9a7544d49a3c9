import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { files } from './files.ts'

// Lists what a release takes from elsewhere by a name that can change: actions that are not
// pinned to a commit, and base images that are not pinned to a digest. A release with any fails.
//
// To pin one: `git ls-remote https://github.com/<owner>/<action> <tag>` has the commit, and
// `docker buildx imagetools inspect <image>` the digest. Keep the tag in a comment behind it.

const root = join(import.meta.dirname, '..')

/** Each with its line, such as `.github/workflows/ci.yml:11: actions/checkout@v4`. */
export function findUnpinned(file: string, text: string): string[] {
  // Stages that the file builds itself are no images.
  const stages = [...text.matchAll(/^FROM .+ AS (\S+)/gim)].map(([, name]) => name)
  return text.split('\n').flatMap((line, index) => {
    const [, action] = /^\s*(?:- )?uses:\s*['"]?([^\s'"#]+)/.exec(line) ?? []
    const [, image] =
      /^(?:FROM(?:\s+--\S+)*\s+|\s*(?:container|image):\s*['"]?)([^\s'"#{]+)(?!\S)/i.exec(line) ?? []
    const isPinned =
      (action === undefined || /^\.\/|@[\da-f]{40}$/.test(action)) &&
      (image === undefined || stages.includes(image) || /@sha256:[\da-f]{64}$/.test(image))
    return isPinned ? [] : [`${file}:${index + 1}: ${action ?? image}`]
  })
}

if (import.meta.main) {
  const all = files(root, ['.github/workflows/release.yml', 'apps/server/Dockerfile'])
  const unpinned = all.flatMap((file) => findUnpinned(file, readFileSync(join(root, file), 'utf8')))
  for (const line of unpinned) console.error(`not pinned: ${line}`)
  console.log(`${all.length} files, ${unpinned.length} references that are not pinned`)
  process.exitCode = all.length < 2 || unpinned.length > 0 ? 1 : 0
}
