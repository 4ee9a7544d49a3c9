import { mount, unmount } from 'svelte'
import App from './App.svelte'
import { showAndHide } from './page.tsx'

const target = document.getElementById('app')
if (target)
  showAndHide(() => {
    const app = mount(App, { target })
    return () => void unmount(app)
  })
