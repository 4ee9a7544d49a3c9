import { direction } from '@latchkey/protocol/direction'
import type { LoginLanguage } from '@latchkey/protocol/http/login'
import type { SocialProvider } from '@latchkey/protocol/http/social'
import { socialNames } from '@latchkey/protocol/socialNames'
import { adopt, buttonCss, cardCss, ringCss, tokensCss } from '../screens/look.ts'
import css from './window.css?inline'
import type { SocialKey } from './words/load.gen.ts'

/** What the window shows. */
export type WindowView = {
  progress(step: 'preparing' | 'offline' | 'leaving', provider?: SocialProvider | undefined): void
  /** Asks for the number that the page at `host` shows. */
  choose(numbers: readonly number[], host: string): Promise<number>
  /** Says why it does not go on. */
  stop(reason: WindowView.Reason): void
}

export declare namespace WindowView {
  type Reason = 'elsewhere' | 'ended' | 'failed' | 'refused'
}

/** Without a framework: there are three screens, and each is drawn once. */
export function drawWindow({ language, words: say, theme }: drawWindow.Options): WindowView {
  const host = element('div')
  const root = host.attachShadow({ mode: 'open' })
  const ground = element('main', { class: 'dialog window' })
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const setTheme = () => {
    const mode = theme ?? (dark.matches ? 'dark' : 'light')
    host.dataset.theme = mode
    document.documentElement.style.colorScheme = mode
  }
  setTheme()
  dark.addEventListener('change', setTheme)
  for (const one of [document.documentElement, host]) {
    one.lang = language
    one.dir = direction(language)
  }
  document.title = say['social.title']
  adopt(root, tokensCss, cardCss, buttonCss, ringCss, css)
  root.append(ground)
  document.body.append(host)
  adopt(document, 'html, body { margin: 0; }')

  let status: HTMLElement | undefined
  function show(...parts: HTMLElement[]): void {
    status = undefined
    ground.replaceChildren(...parts)
    ground.querySelector('h1')?.focus()
  }

  return {
    progress(step, provider) {
      const text =
        step === 'leaving'
          ? fill(say['social.leaving'], provider ? socialNames[provider] : '')
          : say[`social.${step}`]
      if (!status) {
        const line = element('p', { role: 'status' })
        show(ring(), line)
        status = line
      }
      if (status.textContent !== text) status.textContent = text
    },

    choose: (numbers, pageHost) =>
      new Promise((resolve) => {
        const buttons = numbers.map((number) => {
          const label = `${number}`.padStart(2, '0')
          const button = element('button', { type: 'button', class: 'button secondary number' }, label)
          // One try: a second press must not count.
          button.addEventListener('click', () => resolve(number), { once: true })
          return button
        })
        show(
          title(say['social.number.title'], 'explained'),
          element('p', { class: 'prose', id: 'explained' }, ...withHost(say['social.number.body'], pageHost)),
          element('div', { class: 'numbers', dir: 'ltr' }, ...buttons),
        )
      }),

    stop(reason) {
      const close = element('button', { type: 'button', class: 'button secondary' }, say['social.close'])
      close.addEventListener('click', () => window.close())
      show(
        element(
          'div',
          { role: 'alert' },
          title(say[`social.${reason}.title`], 'explained'),
          element('p', { class: 'prose', id: 'explained' }, say[`social.${reason}.body`]),
        ),
        close,
      )
    },
  }
}

export declare namespace drawWindow {
  type Options = {
    readonly language: LoginLanguage
    readonly words: Readonly<Record<SocialKey, string>>
    /** That of the page, if it is known; else that of the system. */
    readonly theme: 'light' | 'dark' | undefined
  }
}

/** It has the focus when it comes, so this is what screen readers say. */
function title(text: string, describedBy: string): HTMLElement {
  return element('h1', { tabindex: '-1', 'aria-describedby': describedBy }, text)
}

/** A name of a site reads from left to right, whatever is around it. */
function withHost(text: string, host: string): (string | HTMLElement)[] {
  const [before = '', after = ''] = text.split('{host}')
  return [before, element('bdi', { dir: 'ltr' }, host), after]
}

function fill(text: string, provider: string): string {
  return text.replace('{provider}', provider)
}

/** As in the kit, around nothing. */
function ring(): HTMLElement {
  const line = element('div', { class: 'ring', 'data-state': 'waiting' })
  const svg = vector('svg', { viewBox: '0 0 96 96', width: '96', height: '96', 'aria-hidden': 'true' })
  const box = { x: '2', y: '2', width: '92', height: '92', rx: '28', pathLength: '100' }
  svg.append(vector('rect', box), vector('rect', { ...box, class: 'run' }))
  const icon = vector('svg', {
    viewBox: '0 0 20 20',
    width: '32',
    height: '32',
    class: 'lock',
    'aria-hidden': 'true',
  })
  icon.append(
    vector('rect', { x: '4.5', y: '9', width: '11', height: '7.5', rx: '2.25' }),
    vector('path', { d: 'M7 9V6.5a3 3 0 0 1 6 0V9' }),
  )
  line.append(svg, icon)
  return line
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

function vector(tag: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}
