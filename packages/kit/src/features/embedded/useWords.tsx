import { useMemo } from 'react'
import { appearance } from '../../core/config/appearance.ts'
import { useKit, useSlice } from '../../ui/kit.tsx'
import { type Words, wordsOf } from './words.ts'

/** The words of the embedded wallet, in the language of the modal. */
export function useWords(): Words {
  const kit = useKit()
  const [state] = useSlice(appearance)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is part of the state
  return useMemo(() => wordsOf(kit), [kit, state])
}
