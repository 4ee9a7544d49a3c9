import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Identicon } from './Identicon.tsx'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const draw = (address: string) => renderToStaticMarkup(<Identicon address={address} />)

test('behavior: an address always looks the same, in whatever case it is written', () => {
  expect(draw(address)).toBe(draw(address))
  expect(draw(address.toLowerCase())).toBe(draw(address))
})

test('behavior: addresses that share their ends look different', () => {
  expect(draw('0xd8dA00000000000000000000000000000000a6045')).not.toBe(
    draw('0xd8dA00000000000000000000000000000001a6045'),
  )
})

test('behavior: case matters where it does on the chain', () => {
  expect(draw('7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV')).not.toBe(
    draw('7ecDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'),
  )
})

test('behavior: it carries no style attribute, so it can be rendered on a server under any policy', () => {
  expect(draw(address)).not.toMatch(/style=/)
})
