const keys = new Map<string, string>()

/** The key of a project that was just made: in memory only, until the page is left or reloaded. */
export function keepNewKey(projectId: string, key: string): void {
  keys.set(projectId, key)
}

export function newKeyOf(projectId: string): string | undefined {
  return keys.get(projectId)
}
