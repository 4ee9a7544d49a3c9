import { findPages, type PageData, type Pagefind } from './findPages.ts'

const most = 8
const base = new URL(import.meta.env.BASE_URL, location.href)

let loading: Promise<Pagefind> | undefined
const load = () => {
  loading ??= import(/* @vite-ignore */ new URL('pagefind/pagefind.js', base).href) as Promise<Pagefind>
  return loading
}

for (const place of document.querySelectorAll<HTMLElement>('[data-search]')) attach(place)

function attach(place: HTMLElement): void {
  const [open, dialog, input, list, status] = [
    place.querySelector('button'),
    place.querySelector('dialog'),
    place.querySelector('input'),
    place.querySelector('ol'),
    place.querySelector<HTMLElement>('[role=status]'),
  ]
  if (!open || !dialog || !input || !list || !status) return

  const show = () => {
    if (dialog.open) return
    dialog.showModal()
    input.select()
    void load()
  }
  open.addEventListener('click', show)
  // The dialog fills its own box: a click that hits only itself is beside it.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  document.addEventListener('keydown', (event) => {
    const typing =
      event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]')
    const slash = event.key === '/' && !typing
    if (!slash && !(event.key === 'k' && (event.metaKey || event.ctrlKey))) return
    event.preventDefault()
    show()
  })

  let latest = 0
  const search = async () => {
    const turn = ++latest
    const question = input.value.slice(0, 200).trim()
    if (!question) {
      list.replaceChildren()
      status.textContent = ''
      return
    }
    const pages = await load()
      .then((pagefind) => findPages(pagefind, question, most))
      .catch(() => undefined)
    if (turn !== latest) return
    list.replaceChildren(...(pages ?? []).map(draw))
    status.textContent = !pages
      ? 'The search did not load.'
      : pages.length
        ? `${pages.length} pages`
        : `Nothing found for “${question}”.`
    dialog.dataset.answered = question
  }
  let later = 0
  input.addEventListener('input', () => {
    clearTimeout(later)
    later = window.setTimeout(search, 80)
  })
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const links = [input, ...list.querySelectorAll('a')]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    links[(at + (event.key === 'ArrowDown' ? 1 : -1) + links.length) % links.length]?.focus()
    event.preventDefault()
  })
}

function draw({ excerpt, meta, sub_results, url }: PageData): HTMLElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  const part = sub_results.find((one) => one.url.includes('#') && one.title !== meta.title)
  link.href = url
  const title = document.createElement('strong')
  title.textContent = meta.title ?? url
  const text = document.createElement('span')
  text.textContent = plain(part?.excerpt ?? excerpt)
  link.append(title, text)
  item.append(link)
  return item
}

/** An excerpt without its marks. */
function plain(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
}
