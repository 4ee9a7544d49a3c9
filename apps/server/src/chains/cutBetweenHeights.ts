/** The first `limit` items of a list in order; ends between two heights if possible. */
export function cutBetweenHeights<item>(
  ordered: readonly item[],
  limit: number,
  heightOf: (item: item) => number,
): readonly item[] {
  const following = ordered[limit]
  if (!following) return ordered
  const page = ordered.slice(0, limit)
  const whole = page.filter((item) => heightOf(item) > heightOf(following))
  return whole.length > 0 ? whole : page
}
