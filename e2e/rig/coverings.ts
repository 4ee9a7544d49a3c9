/**
 * Ways of a page to hide or change what its visitor sees of the wallet, while presses still
 * reach it: styles of the frame, of what is around it, or something over it.
 */
export type Covering = {
  readonly name: string
  /** Style of the frame. */
  readonly frame?: string
  /** Style of its parent. */
  readonly parent?: string
  /** Style of an element over the frame, which lets presses through. */
  readonly over?: string
  /** The element is in the browser's top layer. */
  readonly isPopover?: boolean
}

const whole = 'position:fixed;inset:0;'

export const coverings: readonly Covering[] = [
  { name: 'almost opaque', frame: 'opacity:.99' },
  { name: 'invisible', frame: 'opacity:0' },
  { name: 'a filter', frame: 'filter:contrast(.9)' },
  { name: 'a blur', frame: 'filter:blur(4px)' },
  { name: 'smaller', frame: 'transform:scale(.9);transform-origin:0 0' },
  { name: 'turned', frame: 'transform:rotate(1deg)' },
  { name: 'tilted', frame: 'transform:perspective(400px) rotateY(10deg)' },
  { name: 'skewed', frame: 'transform:skewX(2deg)' },
  { name: 'blended', frame: 'mix-blend-mode:multiply' },
  { name: 'cut above', frame: 'clip-path:inset(60% 0 0 0)' },
  { name: 'cut in a circle', frame: 'clip-path:circle(30%)' },
  { name: 'pulled off the screen', frame: 'margin-top:-200px' },
  { name: 'in a small window', parent: 'block-size:200px;overflow:hidden' },
  { name: 'in a faint parent', parent: 'opacity:.5' },
  { name: 'in a filtered parent', parent: 'filter:grayscale(1)' },
  { name: 'in a small parent', parent: 'transform:scale(.5);transform-origin:0 0' },
  { name: 'under an opaque sheet', over: `${whole}background:white` },
  { name: 'under a transparent sheet', over: `${whole}background:transparent` },
  { name: 'under one transparent pixel', over: 'position:fixed;left:100px;top:100px;width:1px;height:1px' },
  { name: 'under a sheet that blurs', over: `${whole}backdrop-filter:blur(8px)` },
  {
    name: 'another name in place of the asking one',
    over: 'position:fixed;left:0;top:0;width:360px;height:44px;background:white',
  },
  {
    name: 'without its warnings',
    over: 'position:fixed;left:0;top:180px;width:360px;height:60px;background:white',
  },
  {
    name: 'under a popover',
    over: `${whole}width:100%;height:100%;border:0;background:#fffe`,
    isPopover: true,
  },
]

/** What Chromium does not notice. A frame in which one of these helps a page must not ask. */
export const unnoticed: readonly Covering[] = [
  { name: 'masked', frame: 'mask-image:linear-gradient(transparent 60%,black 60%)' },
  {
    name: 'with a hole',
    frame: 'clip-path:polygon(evenodd,0 0,100% 0,100% 100%,0 100%,0 0,10% 1%,90% 1%,90% 12%,10% 12%,10% 1%)',
  },
]

/** Runs in the page. */
export function cover({ frame = '', isPopover, over, parent = '' }: Covering): void {
  const wallet = document.getElementById('wallet') as HTMLElement
  // Otherwise the window would take over how its body overflows.
  document.documentElement.style.overflow = 'clip'
  document.body.style.cssText = `margin:0;${parent}`
  const { blockSize } = wallet.style
  wallet.style.cssText = `block-size:${blockSize};${frame}`
  document.getElementById('over')?.remove()
  if (over === undefined) return
  const sheet = document.createElement('div')
  sheet.id = 'over'
  sheet.style.cssText = `${over};pointer-events:none`
  if (isPopover) sheet.popover = 'manual'
  document.body.append(sheet)
  if (isPopover) sheet.showPopover()
}
