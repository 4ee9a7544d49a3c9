import type { WebkitSession } from '../webkit/startWebkit.ts'
import type { Engine, EngineTab } from './engine.ts'

/** WebKitGTK by WebDriver, whose commands go to one window at a time. */
export async function webkitEngine({ close, command, run, version }: WebkitSession): Promise<Engine> {
  let last: Promise<unknown> = Promise.resolve()
  let current = await command<string>('GET', '/window')
  // The session ends with its last window, so the first is kept and used again. It has the focus.
  const first = current
  let isFirstFree = true
  let isResized = false

  /** Runs after what was asked before, in that window. */
  function inWindow<Value>(handle: string, act: () => Promise<Value>): Promise<Value> {
    const next = last.then(async () => {
      if (current !== handle) await command('POST', '/window', { handle })
      current = handle
      return await act()
    })
    last = next.catch(() => undefined)
    return next
  }

  return {
    name: 'webkit',
    version,
    async openTab() {
      if (isFirstFree) {
        isFirstFree = false
        const tab = tabOf(first)
        // As the journey before may have left it.
        if (isResized) await tab.resize(1024, 730)
        isResized = false
        return tab
      }
      // A tab would be behind the first one, where it gets no input: for a page a window is the same.
      const { handle } = await inWindow(first, () =>
        command<{ handle: string }>('POST', '/window/new', { type: 'window' }),
      )
      return tabOf(handle)
    },
    close,
  }

  function tabOf(handle: string): EngineTab {
    const inTab = <Value>(act: () => Promise<Value>) => inWindow(handle, act)
    const act = (type: 'key' | 'pointer', actions: object[]) =>
      inTab(async () => {
        const parameters = type === 'pointer' && { parameters: { pointerType: 'mouse' } }
        await command('POST', '/actions', { actions: [{ type, id: type, ...parameters, actions }] })
      })
    const press = (keys: readonly string[]) =>
      act('key', [
        ...keys.map((value) => ({ type: 'keyDown', value })),
        ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
      ])
    const tab: EngineTab = {
      goto: (url) => inTab(() => command('POST', '/url', { url })),
      reload: () => inTab(() => command('POST', '/refresh', {})),
      back: () => inTab(() => command('POST', '/back', {})),
      evaluate: (script, arg) => inTab(() => run(`return (${script})(args[0])`, arg)),
      evaluateInFrame: (script, arg) =>
        inTab(async () => {
          // By the element: a frame in a shadow root has no number.
          const id = await run(
            "return document.querySelector('latchkey-modal')?.shadowRoot?.querySelector('iframe') ?? null",
          )
          await command('POST', '/frame', { id })
          try {
            return await run<never>(`return (${script})(args[0])`, arg)
          } finally {
            await command('POST', '/frame', { id: null })
          }
        }),
      run: (script) => inTab(() => run(script)),
      click: (x, y) =>
        act('pointer', [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]),
      press: (key) => press(key.split('+').map((name) => keyValues[name] ?? name)),
      type: (text) =>
        act(
          'key',
          [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        ),
      async resize(width, height) {
        isResized = true
        // The window has borders and a bar; how high they are is known afterwards.
        let [more, higher] = [0, 0]
        for (let attempt = 0; attempt < 3; attempt++) {
          const rect = { width: width + more, height: height + higher }
          await inTab(() => command('POST', '/window/rect', rect))
          const inner = await tab.evaluate(
            () =>
              new Promise<[number, number]>((done) => setTimeout(() => done([innerWidth, innerHeight]), 300)),
            undefined,
          )
          if (inner[0] === width && inner[1] === height) return
          more += width - inner[0]
          higher += height - inner[1]
        }
        throw new Error(`The window does not become ${width} pixels wide and ${height} high.`)
      },
      screenshot: () => inTab(async () => Buffer.from(await command<string>('GET', '/screenshot'), 'base64')),
      // Commands are for the window that was selected last.
      bringToFront: () => inTab(async () => undefined),
      close: () =>
        inTab(async () => {
          if (handle === first) {
            await command('POST', '/url', { url: 'about:blank' })
            isFirstFree = true
            return
          }
          await command('DELETE', '/window')
          current = ''
        }),
    }
    return tab
  }
}

// As the protocol encodes them.
const keyValues: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}
