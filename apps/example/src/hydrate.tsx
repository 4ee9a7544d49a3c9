import { hydrateRoot } from 'react-dom/client'
import { Page } from './Page.tsx'
import { readSettings } from './settings.ts'

const root = document.getElementById('root')
if (root) hydrateRoot(root, <Page settings={readSettings(location.search)} />)
