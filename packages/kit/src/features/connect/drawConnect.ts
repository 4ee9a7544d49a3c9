import { once } from '@latchkey/protocol/once'
import type { Kit } from '../../core/kit.ts'
import { modal } from '../../core/modal/modal.ts'
import buttonCss from '../../ui/controls/Button.css?inline'
import rowCss from '../../ui/controls/Row.css?inline'
import { button, element, shape } from '../../ui/dom.ts'
import badgeCss from '../../ui/pictures/Badge.css?inline'
import { drawPicture } from '../../ui/pictures/drawPicture.ts'
import pictureCss from '../../ui/pictures/Picture.css?inline'
import * as shapes from '../../ui/pictures/shapes.ts'
import { iconFrame } from '../../ui/pictures/shapes.ts'
import type { FirstWords } from '../../ui/words/firstWords.ts'
import type { chooseWallet } from './chooseWallet.ts'
import { badgeTones, connectChoices } from './connectChoices.ts'
import { showAllWallets, showHelp } from './leaveConnect.ts'

export const connectStyles = [rowCss, badgeCss, pictureCss, buttonCss]

/**
 * Draws what `ConnectView` does, without React; undefined where there is nothing to choose.
 * It is on screen first, and replaced as soon as React is there: change both.
 */
export function drawConnect(kit: Kit, t: FirstWords, language: string): readonly Node[] | undefined {
  const { logins, forms, place, wallets, all } = connectChoices(kit)
  const svg = !kit.options.strictCsp
  if (wallets.length + logins.length + forms.length === 0) return undefined
  const rows = wallets.map(({ id, name, icon, badge, group }) =>
    row({
      icon:
        group === 'walletConnect' && !icon ? glyph(shapes.code) : drawPicture({ id, name, src: icon, svg }),
      title: name,
      trailing: badge && drawBadge(badgeTones[badge], t(`badge.${badge}`)),
      onClick: () => choose(kit, { id, name }),
    }),
  )
  if (all)
    rows.push(
      row({
        icon: glyph(shapes.wallet),
        title: t('connect.allWallets'),
        trailing: drawBadge('neutral', t('connect.walletCount', { count: all })),
        chevron: true,
        onClick: () => showAllWallets(kit),
      }),
    )
  const loginRows = logins.map(({ title, icon, view }) =>
    row({
      icon: drawPicture({ name: title, src: icon, svg }),
      title,
      chevron: true,
      onClick: () => modal.of(kit).dispatch({ type: 'push', view }),
    }),
  )
  const ways = [
    ...forms.map(({ form }) => {
      const parent = element('div')
      form.draw(parent, { host: kit, language, place })
      return parent
    }),
    ...(loginRows.length > 0 ? [list(t('connect.logins'), loginRows)] : []),
  ]
  const walletList = list(t('allWallets.list'), rows)
  return [
    element('slot', { name: 'connectHeader' }),
    ...(place === 'above' ? [...ways, walletList] : [walletList, ...ways]),
    button({ class: 'button quiet' }, () => showHelp(kit), element('span', {}, t('connect.noWallet'))),
    element('slot', { name: 'connectFooter' }),
  ]
}

/** Loaded ahead once the list is on screen; then this runs within the click, as popups and deep links need. */
function choose(kit: Kit, args: chooseWallet.Args): void {
  loadChooseWallet()
    .then(({ chooseWallet }) => chooseWallet(kit, args))
    .catch((error: unknown) => kit.emit({ type: 'INTERNAL_SDK_ERROR', error }))
}

export const loadChooseWallet = once(() => import('./chooseWallet.ts'))

type RowParts = {
  icon: Node
  title: string
  trailing?: Node | undefined
  chevron?: boolean
  onClick(): void
}

function row({ icon, title, trailing, chevron = false, onClick }: RowParts): HTMLElement {
  return button(
    { class: 'row' },
    onClick,
    element('span', { class: 'row-icon' }, icon),
    element('span', { class: 'row-text' }, element('span', { class: 'row-title' }, title)),
    trailing,
    chevron && shape(iconFrame(shapes.chevron)),
  )
}

function list(label: string, rows: readonly Node[]): HTMLElement {
  const items = rows.map((row) => element('li', {}, row))
  return element('section', { class: 'list', 'aria-label': label }, element('ul', {}, ...items))
}

function glyph(icon: shapes.IconShape): HTMLElement {
  return element('span', { class: 'glyph' }, shape(iconFrame(icon)))
}

function drawBadge(tone: string, text: string): HTMLElement {
  return element('span', { class: `badge ${tone}` }, text)
}
