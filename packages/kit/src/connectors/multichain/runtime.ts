/** The part of a Chromium port that is used. */
export type ExtensionPort = {
  postMessage(message: unknown): void
  disconnect(): void
  readonly onMessage: { addListener(listener: (message: unknown) => void): void }
  readonly onDisconnect: { addListener(listener: () => void): void }
}

type Runtime = { connect(id: string): ExtensionPort; readonly lastError?: unknown }

/**
 * What connects pages to extensions. Chromium has it where an extension accepts the page's
 * origin; other browsers do not.
 *
 * @see https://developer.chrome.com/docs/extensions/reference/manifest/externally-connectable
 */
export function runtimeOf(): Runtime | undefined {
  const { chrome } = globalThis as { chrome?: { runtime?: Partial<Runtime> } }
  return typeof chrome?.runtime?.connect === 'function' ? (chrome.runtime as Runtime) : undefined
}
