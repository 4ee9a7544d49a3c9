/** Works through a list, so many at a time. */
export async function inLanes<One>(
  all: readonly One[],
  lanes: number,
  work: (one: One, index: number) => Promise<unknown>,
): Promise<void> {
  const entries = all.entries()
  const lane = async () => {
    for (const [index, one] of entries) await work(one, index)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
