import { expect, test } from 'vitest'
import { pickWords } from './pickWords.ts'

test('property: three different words of a phrase, in their order', () => {
  for (const count of [12, 24])
    for (let round = 0; round < 200; round++) {
      const picked = pickWords(count)
      expect(new Set(picked).size).toBe(3)
      expect(picked).toEqual(picked.toSorted((one, other) => one - other))
      expect(picked.every((index) => index >= 0 && index < count)).toBe(true)
    }
})
