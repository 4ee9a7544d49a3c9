import { randomFrom } from '../account/hash.ts'
import { element, shape } from '../dom.ts'
import { nextPaint } from '../nextPaint.ts'
import { decodedImage, decodeImage, paint } from './decodeImage.ts'
import { imageSource } from './imageSource.ts'
import { initials } from './initials.ts'
import { loadedLogo, loadLogo } from './loadLogo.ts'
import type { Logo } from './logo.ts'

const size = 40

/** Images that were shown before. */
const seen = new Set<string>()

/** Draws what `WalletIcon` does, without React. */
export function drawPicture({ id, name, src, svg }: drawPicture.Options): HTMLElement {
  const source = imageSource(src, svg)
  const picture = element('span', {
    class: 'picture',
    'data-shape': 'tile',
    'data-status': 'loading',
    'aria-hidden': 'true',
  })
  picture.style.cssText = `--size: ${size}px; --hue: ${Math.floor(randomFrom(name)() * 360)}`
  const show = (status: string, ...children: Node[]) => {
    picture.dataset.status = status
    picture.replaceChildren(...children)
  }
  const showLogo = (logo: Logo | null) =>
    logo ? show('drawn', shape(logo)) : show('failed', element('b', {}, initials(name)))
  const fail = () => {
    const logo = id ? loadedLogo(`wallet ${id}`) : null
    if (logo !== undefined) return showLogo(logo)
    show('loading')
    // The names come first.
    nextPaint()
      .then(() => loadLogo(`wallet ${id}`))
      .then(showLogo, () => showLogo(null))
  }

  if (source?.kind === 'bytes') {
    const canvas = element('canvas')
    picture.append(canvas)
    const known = decodedImage(source, size)
    const draw = (bitmap: ImageBitmap) => {
      paint(canvas, bitmap)
      show('shown', canvas)
    }
    if (known) draw(known)
    else decodeImage(source, size).then(draw, fail)
  } else if (source) {
    const image = element('img', {
      alt: '',
      width: `${size}`,
      height: `${size}`,
      draggable: 'false',
      referrerpolicy: 'no-referrer',
      crossorigin: 'anonymous',
    })
    const { url } = source
    image.addEventListener('load', () => {
      seen.add(url)
      show('shown', image)
    })
    image.addEventListener('error', fail)
    picture.append(image)
    const load = () => {
      image.src = url
    }
    // The names come first, unless it was drawn before.
    if (seen.has(url)) load()
    else nextPaint().then(load)
  } else fail()
  return picture
}

export declare namespace drawPicture {
  type Options = {
    /** Of the registry, or the rdns. */
    id?: string | undefined
    name: string
    src: string | undefined
    svg: boolean
  }
}
