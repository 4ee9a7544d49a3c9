import { defineButton } from 'latchkey/element'
import { createApp } from 'vue'
import App from './App.vue'
import { kit } from './kit'
import './style.css'

if (import.meta.env.DEV) await import('./testWallets')

defineButton(kit)
createApp(App).mount('#app')
