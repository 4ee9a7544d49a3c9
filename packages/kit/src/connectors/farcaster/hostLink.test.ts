import { afterEach, expect, test, vi } from 'vitest'
import { openClientNote } from './clientNote.ts'
import { createEthereumProvider } from './ethereumProvider.ts'
import { type HostLink, openHostLink } from './hostLink.ts'

afterEach(() => void vi.unstubAllGlobals())

type Message = { id: string; type: string; path: string[]; argumentList?: { value: unknown }[] }

/** A page in a frame; messages reach it as from any window. */
function frame({ ancestor }: { ancestor?: string } = {}) {
  const posted: { message: Message; origin: string }[] = []
  const parent = {
    postMessage: (message: Message, origin: string) => void posted.push({ message, origin }),
  }
  const page = Object.assign(new EventTarget(), { parent })
  vi.stubGlobal('window', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('location', { ancestorOrigins: ancestor === undefined ? undefined : [ancestor] })
  const deliver = (data: unknown, { source = parent as unknown, origin = 'https://client.example' } = {}) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }))
  return { deliver, posted, last: () => posted.at(-1)?.message.id ?? '' }
}

function opened(clients?: readonly string[]): HostLink {
  const link = openHostLink(clients)
  if (!link) throw new Error('no link')
  return link
}

test('behavior: is heard by the window around the page, and hears no other', async () => {
  const { deliver, last, posted } = frame()
  const link = opened()
  const answer = link.ask('context')
  expect(posted).toEqual([{ message: { id: last(), type: 'GET', path: ['context'] }, origin: '*' }])
  deliver({ id: last(), type: 'RAW', value: 'forged' }, { source: {} })
  deliver('text')
  deliver({ id: 'other', type: 'RAW', value: 'another' })
  deliver({ id: last(), type: 'HANDLER', name: 'proxy', value: {} })
  deliver({ id: last(), type: 'RAW', value: { user: 3 } })
  expect(await answer).toEqual({ user: 3 })

  // From now on only the origin that has answered counts.
  const next = link.ask('getChains', [1])
  expect(posted.at(-1)).toEqual({
    message: { id: last(), type: 'APPLY', path: ['getChains'], argumentList: [{ type: 'RAW', value: 1 }] },
    origin: 'https://client.example',
  })
  deliver({ id: last(), type: 'RAW', value: 'forged' }, { origin: 'https://evil.example' })
  deliver({ id: last(), type: 'RAW', value: [] })
  expect(await next).toEqual([])
})

test('behavior: trusts the clients that the page names', async () => {
  frame({ ancestor: 'https://evil.example' })
  expect(openHostLink(['https://client.example'])).toBeUndefined()
  const { posted } = frame({ ancestor: 'https://client.example' })
  void opened(['https://client.example'])
    .ask('context')
    .catch(() => {})
  expect(posted[0]?.origin).toBe('https://client.example')

  // Where the browser does not tell the origin of the frame, its answer does.
  const { deliver, last } = frame()
  const answer = opened(['https://client.example']).ask('context', undefined, 50)
  deliver({ id: last(), type: 'RAW', value: {} }, { origin: 'https://evil.example' })
  await expect(answer).rejects.toThrow('did not answer')
})

test('behavior: does nothing outside a frame and on a server', () => {
  expect(openHostLink()).toBeUndefined()
  const page = Object.assign(new EventTarget(), { parent: undefined as unknown })
  page.parent = page
  vi.stubGlobal('window', page)
  expect(openHostLink()).toBeUndefined()
})

test('behavior: talks to the app around a web view', async () => {
  const posted: Message[] = []
  const document = new EventTarget()
  vi.stubGlobal('document', document)
  vi.stubGlobal('window', {
    ReactNativeWebView: { postMessage: (text: string) => void posted.push(JSON.parse(text)) },
  })
  const link = opened()
  const events: unknown[] = []
  link.subscribe((event) => events.push(event))
  const answer = link.ask('getCapabilities', [])
  const deliver = (name: string, data: unknown) =>
    document.dispatchEvent(Object.assign(new Event(name), { data }))
  deliver('FarcasterFrameCallback', { id: posted[0]?.id, type: 'RAW', value: ['back'] })
  expect(await answer).toEqual(['back'])
  deliver('FarcasterFrameEthProviderEvent', { event: 'chainChanged', params: ['0x1'] })
  deliver('FarcasterFrameEthProviderEvent', { event: 'stolen', params: ['0x1'] })
  expect(events).toEqual([{ event: 'chainChanged', payload: '0x1' }])
})

test('error: ends what is open, and opens no more than it can hold', async () => {
  frame()
  const link = opened()
  const open = Array.from({ length: 64 }, () => link.ask('context').catch((error: Error) => error.message))
  await expect(link.ask('context')).rejects.toThrow('Too many')
  link.close()
  expect(new Set(await Promise.all(open))).toEqual(new Set(['The page was left.']))
})

/** The client's provider over a link that answers by hand. */
function provider(answer: (name: string, request: { method: string }) => unknown) {
  const asked: string[] = []
  const events = new Set<(event: never) => void>()
  let stored: unknown
  const link: HostLink = {
    async ask(name, args) {
      const [request] = (args ?? []) as [{ method: string }]
      asked.push(`${name} ${request.method}`)
      return answer(name, request)
    },
    subscribe: (listener) => {
      events.add(listener)
      return () => events.delete(listener)
    },
    close() {},
  }
  const document = {
    read: () => stored,
    write: (value: object | undefined) => {
      stored = value
    },
  }
  const own = createEthereumProvider(link, openClientNote(document, 'family'))
  return {
    own,
    asked,
    emit: (event: object) => {
      for (const listener of events) listener(event as never)
    },
    stored: () => stored,
  }
}

test('behavior: forwards requests, and keeps to itself that the visitor has left', async () => {
  const { asked, emit, own, stored } = provider(() => ({ jsonrpc: '2.0', id: 1, result: ['0x1'] }))
  const heard: unknown[] = []
  own.on('accountsChanged', (accounts) => heard.push(accounts))
  expect(await own.request({ method: 'eth_accounts' })).toEqual(['0x1'])
  emit({ event: 'accountsChanged', payload: ['0x2'] })
  await own.request({ method: 'wallet_revokePermissions', params: [] })
  expect(await own.request({ method: 'eth_accounts' })).toEqual([])
  emit({ event: 'accountsChanged', payload: ['0x3'] })
  expect(heard).toEqual([['0x2']])
  expect(stored()).toEqual({ family: 'left' })
  await own.request({ method: 'eth_requestAccounts' })
  expect(await own.request({ method: 'eth_accounts' })).toEqual(['0x1'])
  expect(stored()).toEqual({ family: 'joined' })
  expect(asked.map((one) => one.split(' ')[1])).toEqual([
    'eth_accounts',
    'eth_requestAccounts',
    'eth_accounts',
  ])
})

test('error: keeps the code of an error, and asks earlier clients in their way', async () => {
  const declines = provider(() => ({ id: 1, error: { code: 4001, details: 'declined' } }))
  await expect(declines.own.request({ method: 'eth_requestAccounts' })).rejects.toMatchObject({
    code: 4001,
    message: 'declined',
  })
  expect(declines.stored()).toBeUndefined()
  const silent = provider(() => 'text')
  await expect(silent.own.request({ method: 'eth_accounts' })).rejects.toThrow('no response')
  const early = provider((name) => {
    if (name === 'ethProviderRequestV2')
      throw new TypeError("Cannot read properties of undefined (reading 'apply')")
    return '0x1'
  })
  expect(await early.own.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(early.asked).toEqual(['ethProviderRequestV2 eth_chainId', 'ethProviderRequest eth_chainId'])
})
