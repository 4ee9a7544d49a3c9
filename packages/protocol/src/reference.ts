/** A token's address as ids can contain it: everything but letters, digits, `-` and `.` is escaped. */
export function escapeReference(address: string): string {
  return encodeURIComponent(address).replace(
    /[_!~*'()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** The opposite of {@link escapeReference}. Texts that are not escaped correctly stay as they are. */
export function unescapeReference(reference: string): string {
  try {
    return decodeURIComponent(reference)
  } catch {
    return reference
  }
}
