import { useAccount, useConnections, useNetwork } from 'latchkey/solid'
import type { JSX } from 'solid-js'
import h from 'solid-js/h'
import { render } from 'solid-js/web'
import { kit, otherNetwork, showAndHide } from './page.tsx'

function App() {
  const account = useAccount(kit)
  const connections = useConnections(kit)
  const network = useNetwork(kit)
  const accountText = () => {
    const value = account()
    return 'address' in value ? `${value.status} ${value.address}` : value.status
  }
  const change = () => network().switchNetwork(otherNetwork(network()))
  return [
    h('latchkey-button', { 'prop:kit': kit }),
    h('p', { 'data-testid': 'account' }, accountText),
    h('p', { 'data-testid': 'network' }, () => `${network().id} of ${network().networks.length}`),
    h('p', { 'data-testid': 'connections' }, () => `${connections().length} connected`),
    h('button', { type: 'button', onClick: change }, 'Switch'),
  ]
}

const root = document.getElementById('app')
if (root) showAndHide(() => render(h(App) as unknown as () => JSX.Element, root))
