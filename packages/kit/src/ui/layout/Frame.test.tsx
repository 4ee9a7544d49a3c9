import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from '../controls/Button.tsx'
import { Tabs } from '../controls/Tabs.tsx'
import { titleId } from './dialog.ts'
import { Frame, type FrameProps } from './Frame.tsx'
import { Grid } from './Grid.tsx'

const props: FrameProps = {
  viewKey: 'Connect',
  cardKey: 0,
  title: 'Connect wallet',
  direction: 'forward',
  start: 'help',
  onBack() {},
  onHelp() {},
  closable: true,
  onClose() {},
  shaking: false,
  children: 'a view',
}
const draw = (more: Partial<FrameProps> = {}) => renderToStaticMarkup(<Frame {...props} {...more} />)

test('behavior: the title names the dialog and can take focus', () => {
  expect(draw()).toContain(`<h1 id="${titleId}" class="title" tabindex="-1">Connect wallet</h1>`)
})

test('behavior: embedded, the card cannot be closed', () => {
  expect(draw({ inline: true, closable: false })).not.toContain('aria-label="Close"')
})

test('behavior: the header offers one thing at its start', () => {
  expect(draw({ start: 'back' })).toContain('aria-label="Back"')
  expect(draw({ start: 'help' })).toContain('aria-label="What is a wallet?"')
  expect(draw({ start: 'none' })).not.toMatch(/aria-label="(Back|What is a wallet\?)"/)
})

test('behavior: the place for toasts is there before the first toast, so that it is read out', () => {
  expect(draw()).toContain('<div class="toasts" role="status"></div>')
  expect(draw({ toast: { message: 'Now on Base', variant: 'success' } })).toContain(
    '<span>Now on Base</span>',
  )
})

test('behavior: an alert interrupts and can be dismissed', () => {
  const html = draw({ alert: { title: 'Server Error', onDismiss() {} } })
  expect(html).toMatch(/role="alert".*Server Error.*aria-label="Dismiss"/)
})

test('behavior: a busy button keeps its label and its focus', () => {
  const html = renderToStaticMarkup(<Button busy>Connect</Button>)
  expect(html).toMatch(/^<button type="button" class="button primary" aria-busy="true" aria-disabled="true">/)
  expect(html).toContain('<span>Connect</span>')
})

test('behavior: a link opens elsewhere and says so', () => {
  const html = renderToStaticMarkup(<Button href="https://a.example">Install</Button>)
  expect(html).toContain('rel="noopener noreferrer"')
  expect(html).toContain('(opens in a new tab)')
})

test('behavior: tabs and tiles are one stop of the Tab key each', () => {
  const tabs = [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B' },
  ] as const
  const tabbed = renderToStaticMarkup(
    <Tabs label="Ways" tabs={tabs} value="b" onValue={() => {}}>
      panel
    </Tabs>,
  )
  expect(tabbed.match(/tabindex="0"/gi)).toHaveLength(1)
  const grid = renderToStaticMarkup(
    <Grid
      label="Wallets"
      items={['a', 'b', 'c', 'd', 'e']}
      keyOf={String}
      render={String}
      onChoose={() => {}}
    />,
  )
  expect(grid.match(/tabindex="0"/gi)).toHaveLength(1)
  expect(grid.match(/role="row"/g)).toHaveLength(2)
})
