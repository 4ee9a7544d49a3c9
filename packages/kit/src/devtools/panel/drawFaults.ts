import { openModal } from '../../core/modal/openModal.ts'
import { button, element } from '../../ui/dom.ts'
import { faultNames, faults } from '../faults.ts'
import type { Devtools } from '../watchKit.ts'
import type { Tab } from './tab.ts'

/** Switches for what can go wrong, each with a way to the view where visitors notice. */
export function drawFaults(devtools: Devtools): Tab {
  const { kit } = devtools
  const rows = faultNames.map((name) => {
    const fault = faults[name]
    const missing = fault.missing?.(kit)
    const input = element('input', {
      type: 'checkbox',
      role: 'switch',
      id: name,
      'aria-describedby': `${name}-about`,
      disabled: missing === undefined ? undefined : '',
    })
    input.addEventListener('change', () => devtools.setFault(name, input.checked))
    const view = fault.view(kit)
    const see = button(
      {
        class: 'small',
        disabled: missing === undefined ? undefined : '',
        'aria-label': `See it: ${fault.title}`,
      },
      () => {
        const to = fault.view(kit)
        if (to === 'reload') location.reload()
        else openModal(kit, { view: to })
      },
      view === 'reload' ? 'Reload' : 'See it',
    )
    const row = element(
      'li',
      { class: 'fault' },
      input,
      element(
        'div',
        { class: 'grow' },
        element('label', { for: name }, fault.title),
        element('p', { id: `${name}-about` }, missing ?? fault.about),
      ),
      see,
    )
    return { name, input, row }
  })
  const show = () => {
    for (const { input, name } of rows) input.checked = devtools.isOn(name)
  }
  show()
  const stop = devtools.onFaults(show)
  const note = element(
    'p',
    { class: 'note' },
    'Faults end with the page. Requests of the page itself are never touched.',
  )
  return {
    element: element(
      'div',
      { class: 'pane' },
      element('ul', { class: 'faults' }, ...rows.map(({ row }) => row)),
      note,
    ),
    stop,
  }
}
