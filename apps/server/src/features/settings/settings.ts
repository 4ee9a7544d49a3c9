import { defineFeature } from '../../feature.ts'
import { serveNodes } from './serveNodes.ts'
import { serveSecrets } from './serveSecrets.ts'

/** What operators set in the console instead of variables: keys, login providers, the mail server, nodes. */
export const settings = defineFeature({
  name: 'settings',
  needs: ['clock', 'config', 'gateway', 'live', 'stored'],
  routes(app, deps) {
    serveSecrets(app, deps)
    serveNodes(app, deps)
  },
})
