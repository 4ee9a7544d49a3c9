/** How long after the last key what was typed is looked up. */
export const debounceMs = 500
