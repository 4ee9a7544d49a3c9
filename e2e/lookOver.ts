import type { Page } from '@playwright/test'
import { walletData } from '../packages/kit/src/core/wallets/walletData.gen.ts'
import type { Host } from './host.ts'
import { violationsIn } from './violationsIn.ts'
import { wordsOf } from './walk.ts'

// Checks of the view on screen. Each resolves to its problems as sentences; empty if there are none.

/** Accessibility violations found by axe. */
export async function axeIn(page: Page): Promise<string[]> {
  return (await violationsIn(page)).map(
    ({ id, nodes }) => `${id}\n${nodes.map(({ target, html }) => `  ${target} ${html}`).join('\n')}`,
  )
}

/** Texts and controls of the modal that extend beyond the viewport, and horizontal scrolling. */
export function cutOff(host: Host): Promise<string[]> {
  return host.modal.evaluate((dialog) => {
    const wide = [...dialog.querySelectorAll('*')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      // Content for screen readers only is one pixel in size.
      if (width <= 1 || height <= 1 || element.closest('[aria-hidden=true]')) return false
      return left < -0.5 || right > innerWidth + 0.5
    })
    const clipped = [...dialog.querySelectorAll('button, a, p, h1, h2, label')].filter(
      ({ scrollWidth, clientWidth, textContent }) =>
        clientWidth > 1 && textContent && scrollWidth > clientWidth + 1,
    )
    const sideways = [document.documentElement, ...dialog.querySelectorAll('.card, .stage')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
    )
    return [
      ...[...wide, ...clipped].map((element) => `<${element.localName}> ${element.textContent} is cut off`),
      ...sideways.map(({ localName, className }) => `<${localName} class="${className}"> scrolls sideways`),
    ]
  })
}

/** Letters whose marks reach above or below what their box shows, as scripts with tall letters do. */
export function clippedMarks(host: Host): Promise<string[]> {
  return host.modal.evaluate((dialog) => {
    const drawing = document.createElement('canvas').getContext('2d')
    const clipped: string[] = []
    const texts = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT)
    while (drawing && texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text
      const box = parentElement && clipOf(parentElement)
      if (!data.trim() || !box) continue
      drawing.font = getComputedStyle(parentElement).font
      const ink = drawing.measureText(data)
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const isOutside = [...range.getClientRects()].some(({ bottom, top, width }) => {
        const middle = (top + bottom) / 2
        // Lines after the last that is shown, and what is for screen readers only.
        if (width <= 1 || box.height <= 1 || middle < box.top || middle > box.bottom) return false
        const baseline = top + ink.fontBoundingBoxAscent
        const over = box.top - (baseline - ink.actualBoundingBoxAscent)
        return Math.max(over, baseline + ink.actualBoundingBoxDescent - box.bottom) > 1
      })
      if (isOutside) clipped.push(`${data} is cut off above or below`)
    }
    return clipped

    /** What hides what is beyond it, unless it scrolls. */
    function clipOf(element: Element): DOMRect | undefined {
      for (let at: Element | null = element; at && at !== dialog; at = at.parentElement) {
        const { overflowY } = getComputedStyle(at)
        if (overflowY === 'auto' || overflowY === 'scroll') return undefined
        if (overflowY !== 'visible') return at.getBoundingClientRect()
      }
      return undefined
    }
  })
}

/** Controls that cannot be scrolled into view, or that are covered by another element. */
export function outOfReach(host: Host): Promise<string[]> {
  return host.modal.evaluate((dialog) => {
    const root = dialog.getRootNode() as ShadowRoot
    const scrolled = [...dialog.querySelectorAll('.card, .stage')].map((element) => {
      return { element, top: element.scrollTop }
    })
    const missed: string[] = []
    for (const control of dialog.querySelectorAll('button, a, input')) {
      if (control.closest('[inert]')) continue
      control.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = control.getBoundingClientRect()
      const hit = root.elementFromPoint(left + width / 2, top + height / 2)
      // A script can scroll containers that a visitor cannot.
      let hidden = false
      for (let parent = control.parentElement; parent; parent = parent.parentElement)
        hidden ||= parent.scrollTop > 0 && !/auto|scroll/.test(getComputedStyle(parent).overflowY)
      if (hidden || !hit || !(control.contains(hit) || control.closest('label')?.contains(hit)))
        missed.push(`${control.ariaLabel || control.textContent || control.localName} is out of reach`)
    }
    for (const { element, top } of scrolled) element.scrollTop = top
    return missed
  })
}

/** Controls whose tab order differs from their visual order. */
export function outOfTurn(host: Host): Promise<string[]> {
  return host.modal.evaluate((dialog) => {
    const rightToLeft = getComputedStyle(dialog).direction === 'rtl'
    const nameOf = (element: Element) => element.ariaLabel || element.textContent || element.localName
    const places = [...dialog.querySelectorAll<HTMLElement>('button, a[href], input, [tabindex]')]
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [inert] *'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
    const wrong = places
      .filter(({ element }) => element.tabIndex > 0)
      .map(({ element }) => `${nameOf(element)} pushes in front`)
    for (const [index, { element, box }] of places.entries()) {
      const next = places[index + 1]
      // These do not scroll with the content.
      const fixed = '.head, .account-leave'
      if (!next || element.closest(fixed) !== next.element.closest(fixed)) continue
      const above = next.box.bottom <= box.top + 1
      const shared = Math.min(box.bottom, next.box.bottom) - Math.max(box.top, next.box.top)
      const sameLine = shared > Math.min(box.height, next.box.height) / 2
      const before = rightToLeft ? next.box.left >= box.right - 1 : next.box.right <= box.left + 1
      if (above || (sameLine && before))
        wrong.push(`${nameOf(next.element)} takes its turn after ${nameOf(element)}`)
    }
    return wrong
  })
}

/** Names in lists that are not aligned to the start of their row because their direction differs from the page's. */
export function outOfLine(host: Host): Promise<string[]> {
  return host.modal.evaluate((dialog) => {
    const rightToLeft = getComputedStyle(dialog).direction === 'rtl'
    const lines = [...dialog.querySelectorAll('.row-title, .row-subtitle, .nft-name, .nft-collection')]
    const strayed = lines.filter((line) => {
      const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
      const words = document.createRange()
      const starts: number[] = []
      while (texts.nextNode()) {
        words.selectNodeContents(texts.currentNode)
        const { left, right } = words.getBoundingClientRect()
        starts.push(rightToLeft ? -right : left)
      }
      const { left = 0, right = 0 } = line.parentElement?.getBoundingClientRect() ?? {}
      return starts.length > 0 && Math.min(...starts) > (rightToLeft ? -right : left) + 2
    })
    return strayed.map(({ textContent }) => `${textContent} stands at the wrong side of its line`)
  })
}

/** Finds untranslated English in a modal in another language. */
export async function englishIn(locale: string): Promise<(host: Host) => Promise<string[]>> {
  const [english, own] = await Promise.all([wordsOf('en'), wordsOf(locale)])
  const foreign = Object.entries(english).flatMap(([key, text]) => (own[key] === text ? [] : sentences(text)))
  // Other scripts share no letters with English: Latin text in them must be a name.
  const latin = (text: string) =>
    /^(ar|fa|hi|ja|ko|ru|th|uk|ur|zh)/.test(locale) && /[a-z]{3}/i.test(withoutNames(text))
  return async (host) =>
    (await textsOf(host)).filter((text) => foreign.some((pattern) => pattern.test(text)) || latin(text))
}

/** All visible text and accessible labels of the modal. */
function textsOf(host: Host): Promise<string[]> {
  return host.modal.evaluate((dialog) => {
    const texts: string[] = []
    const walk = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
      const { data, parentElement } = walk.currentNode as Text
      if (data.trim() && !parentElement?.closest('[aria-hidden=true], [translate=no]'))
        texts.push(data.trim())
    }
    for (const element of dialog.querySelectorAll('[aria-label], [placeholder], [title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) {
        const text = element.getAttribute(name)
        if (text) texts.push(text)
      }
    return texts
  })
}

/** A message as patterns in which the values match anything. */
function sentences(message: string): RegExp[] {
  const plural = /^\{\w+, plural,(.*)\}$/.exec(message)?.[1]
  const forms = plural ? [...plural.matchAll(/\{([^{}]+)\}/g)].map(([, form = '']) => form) : [message]
  return forms.flatMap((form) => {
    const parts = form.split(/\{[^{}]*\}|#/)
    if (!parts.some((part) => /[a-z]{2}/i.test(part))) return []
    return [new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`)]
  })
}

/** Names that are the same in every language: chains, coins, providers, and the assets of the test accounts. */
const names = [
  '0x[\\da-f…]+',
  // On Solana.
  '[1-9a-z]+…[1-9a-z]+|[1-9a-z]{32,44}',
  // Parts of an address that is displayed in groups.
  '\\b[\\da-f]{4}\\b',
  '[\\w-]+\\.example\\.eth',
  '(walk|admin)[\\w-]*',
  'zzzz|al ice',
  'Ether(eum)?|Test Dollar|USD Coin',
  'WalletConnect|App Store|Google Play',
  'ETH|WETH|TUSD|MOON|PMT|Permit|DUST|USDC?|EUR|BRL|NFTs?|QR',
  'Wrapped Liquid Staked Position of a Protocol Nobody Can Pronounce|WLSPCv2-DAI-2027',
  'Mountains|Blue hills|A ridge with a rather long name|Pass|Peak|Lake|Seen from the north\\.',
  '(Test|Second|Broken|Sun|Mute) Wallet|Latchkey example',
  'Foundry|Base|Local 999|Solana( Local| Devnet)?|SOL',
  'Coinbase|Transak|Meld|Uniswap',
]

/** Removes addresses, symbols, and names of wallets and networks. */
function withoutNames(text: string): string {
  // Longest first: Safe is a prefix of SafePal.
  const listed = walletData
    .map(({ name }) => name.replace('.', '\\.'))
    .toSorted((one, other) => other.length - one.length)
  return text.replace(new RegExp([...listed, ...names].join('|'), 'gi'), '')
}
