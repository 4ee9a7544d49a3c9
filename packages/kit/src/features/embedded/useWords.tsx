import { useMemo } from 'react'
import { useSpeech } from '../../ui/words/i18n.tsx'
import { createWords, type Words } from './words.ts'

/** The words of the embedded wallet, in the language of the modal. */
export function useWords(): Words {
  const { messages, tag } = useSpeech()
  return useMemo(() => createWords(messages, tag), [messages, tag])
}
