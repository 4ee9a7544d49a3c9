// Compiles the template in the browser, as Angular's own command line does ahead of time.
import '@angular/compiler'
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { injectAccount, injectConnections, injectNetwork } from 'latchkey/angular'
import { kit, otherNetwork, showAndHide } from './page.tsx'

class App {
  readonly kit = kit
  readonly connections = injectConnections(kit)
  readonly network = injectNetwork(kit)
  private readonly account = injectAccount(kit)

  accountText(): string {
    const value = this.account()
    return 'address' in value ? `${value.status} ${value.address}` : value.status
  }

  change(): Promise<void> {
    const network = this.network()
    return network.switchNetwork(otherNetwork(network))
  }
}
// What `@Component` does, where decorators are not compiled.
Component({
  selector: '#app',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <latchkey-button [kit]="kit"></latchkey-button>
    <p data-testid="account">{{ accountText() }}</p>
    <p data-testid="network">{{ network().id }} of {{ network().networks.length }}</p>
    <p data-testid="connections">{{ connections().length }} connected</p>
    <button type="button" (click)="change()">Switch</button>
  `,
})(App)

const root = document.getElementById('app')
showAndHide(() => {
  // Angular removes the element that it was mounted on.
  if (!document.getElementById('app') && root) document.querySelector('main')?.append(root)
  const app = bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] })
  return () => void app.then((running) => running.destroy())
})
