import { hydrateRoot } from 'react-dom/client'
import { readSettings } from './settings.ts'
import { Page } from './Page.tsx'

const root = document.getElementById('root')
if (root) hydrateRoot(root, <Page settings={readSettings(location.search)} />)
