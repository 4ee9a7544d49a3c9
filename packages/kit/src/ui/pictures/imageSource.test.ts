import { expect, test } from 'vitest'
import { imageSource } from './imageSource.ts'

test('behavior: a picture in a data URI becomes bytes, so that no policy has to allow it', () => {
  expect(imageSource('data:image/png;base64,iVBORw0K', false)).toEqual({
    kind: 'bytes',
    type: 'image/png',
    bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]),
    text: 'data:image/png;base64,iVBORw0K',
  })
})

test('behavior: an SVG is shown only where the page allows it, and only as an image', () => {
  const svg = 'data:image/svg+xml;base64,PHN2Zy8+'
  expect(imageSource(svg, false)).toBeUndefined()
  expect(imageSource(svg, true)).toEqual({ kind: 'url', url: svg })
  // Browsers leave these characters out.
  expect(imageSource(svg.replace('ata', '\ta\nta'), false)).toBeUndefined()
})

test.each(['https://a.example/i.png', '/icons/i.png', 'icons/i.png', 'blob:https://a.example/1'])(
  'behavior: %s is an address',
  (src) => {
    expect(imageSource(src, false)).toEqual({ kind: 'url', url: src })
  },
)

test.each([
  undefined,
  '',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u0000 \nfile:///etc/passwd',
  'data:text/html,<script>',
  'data:image/png;base64,***',
  'data:image/png,raw',
  'file:///etc/passwd',
  `data:image/png;base64,${'A'.repeat(600_000)}`,
])('error: %.40j gives initials', (src) => {
  expect(imageSource(src, true)).toBeUndefined()
})
