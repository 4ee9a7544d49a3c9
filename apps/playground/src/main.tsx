import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import './playground.css'

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
