import { defineButton } from 'latchkey/element'
import { mount } from 'svelte'
import App from './App.svelte'
import { kit } from './kit'
import './style.css'

if (import.meta.env.DEV) await import('./testWallets')

defineButton(kit)
const target = document.querySelector('#app')
if (!target) throw new Error('index.html has no element #app')
mount(App, { target })
