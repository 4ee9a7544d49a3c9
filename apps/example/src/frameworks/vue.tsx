import { useAccount, useConnections, useNetwork } from 'latchkey/vue'
import { createApp, defineComponent, h } from 'vue'
import { kit, otherNetwork, showAndHide } from './page.tsx'

const App = defineComponent(() => {
  const account = useAccount(kit)
  const connections = useConnections(kit)
  const network = useNetwork(kit)
  return () => [
    h('latchkey-button', { '.kit': kit }),
    h(
      'p',
      { 'data-testid': 'account' },
      'address' in account.value ? `${account.value.status} ${account.value.address}` : account.value.status,
    ),
    h('p', { 'data-testid': 'network' }, `${network.value.id} of ${network.value.networks.length}`),
    h('p', { 'data-testid': 'connections' }, `${connections.value.length} connected`),
    h(
      'button',
      {
        type: 'button',
        onClick: () => network.value.switchNetwork(otherNetwork(network.value)),
      },
      'Switch',
    ),
  ]
})

showAndHide(() => {
  const app = createApp(App)
  app.mount('#app')
  return () => app.unmount()
})
