/** Chinese of places that write it with traditional characters, unless the tag asks for simplified ones. */
const traditional = /^zh[-_](hant|hk|mo|tw)(?![a-z])/i

/** Which of the known languages a reader of a BCP 47 tag is served with: by script, then by region. */
export function matchLanguage<Known extends string>(tag: string, known: readonly Known[]): Known | undefined {
  const base = baseOf(tag)
  const chinese = traditional.test(tag) ? 'zh-Hant' : 'zh-Hans'
  // Java and what is made with it write the old code of Indonesian.
  const wanted = base === 'zh' ? chinese : base === 'in' ? 'id' : base
  return known.find((one) => one === wanted || baseOf(one) === wanted)
}

function baseOf(tag: string): string {
  return tag.split(/[-_.]/)[0]?.toLowerCase() ?? ''
}
