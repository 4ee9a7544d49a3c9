import { failureOf } from '../../apps/frame/src/login/failureOf.ts'
import { createWords, errorText } from '../../packages/kit/src/features/embedded/words.ts'
import { loadMessages } from '../../packages/kit/src/ui/words/loadMessages.ts'
import { errorDocs } from '../../packages/protocol/errorDocs.ts'
import { languageTags } from '../../packages/protocol/src/languages.ts'

const languages = await Promise.all(
  languageTags.map(async (tag) => ({ tag, words: createWords(await loadMessages(tag), tag) })),
)

/**
 * Why a failure tells a visitor nothing; undefined if it has a code that `docs/errors.md`
 * lists, and words in every language that say what to do.
 */
export function uncatalogued(error: unknown): string | undefined {
  const { code, retryAfter } = failureOf(error)
  if (code === undefined) return `${error} has no code`
  if (!Object.hasOwn(errorDocs, code)) return `${code} is not in docs/errors.md`
  const retryAt = retryAfter === undefined ? undefined : Date.now() + retryAfter * 1_000
  for (const { tag, words } of languages) {
    // What reads as failed has no words of its own.
    if (errorText(words, { code, retryAt }) === words('embedded.error.failed'))
      return `${code} has no words in ${tag}`
  }
  return undefined
}
