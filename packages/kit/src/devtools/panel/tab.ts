/** A tab while it is shown. */
export type Tab = { readonly element: HTMLElement; stop(): void }
