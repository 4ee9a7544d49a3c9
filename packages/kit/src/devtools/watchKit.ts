import type { Kit } from '../core/kit.ts'
import type { Finding } from './checks.ts'
import { deviceFaults } from './deviceFaults.ts'
import { type FaultName, faults } from './faults.ts'
import { createLog } from './log.ts'
import { tellReduxDevtools } from './reduxDevtools.ts'
import { type LoggedEvent, makeReport } from './report.ts'
import type { Request } from './request.ts'
import { catchUp } from './requestFaults.ts'
import { addPageWallet, type PageWallet, type TestWalletLoaders } from './testWallets.ts'
import { watchForChecks } from './watchForChecks.ts'
import { watchRequests } from './watchRequests.ts'
import { type Transition, watchSlices } from './watchSlices.ts'

/** What the tabs of the panel show and do. */
export type Devtools = ReturnType<typeof watchKit>

/** Watches the kit until it is stopped. */
export function watchKit(kit: Kit, loaders: TestWalletLoaders) {
  const transitions = createLog<Transition>()
  const events = createLog<LoggedEvent>()
  const requests = createLog<Request>()
  const on = new Map<FaultName, () => void>()
  const pageWallets: PageWallet[] = []
  const faultListeners = new Set<() => void>()
  let findings: readonly Finding[] = []

  const checks = watchForChecks(kit)
  const watched = watchRequests(kit, requests, (name) => on.has(name))
  const stops = [
    watchSlices(kit, transitions),
    kit.on((event) => events.add({ at: Date.now(), event })),
    watched.stop,
    checks.stop,
    tellReduxDevtools(kit, transitions),
  ]

  function turnOff(name: FaultName): void {
    on.get(name)?.()
    on.delete(name)
    if (name === 'nodeBehind') catchUp()
  }

  return {
    kit,
    transitions,
    events,
    requests,
    pageWallets: pageWallets as readonly PageWallet[],
    isOn: (name: FaultName) => on.has(name),
    /** One fault of a group at a time. */
    setFault(name: FaultName, isOn: boolean): void {
      for (const other of [...on.keys()])
        if (other === name || (isOn && faults[other].group === faults[name].group)) turnOff(other)
      if (isOn) on.set(name, deviceFaults[name]?.(kit) ?? (() => {}))
      if (isOn && name === 'relayAway') watched.closeSockets()
      for (const listener of faultListeners) listener()
    },
    faultsOn: () => [...on.keys()],
    onFaults(listener: () => void): () => void {
      faultListeners.add(listener)
      return () => faultListeners.delete(listener)
    },
    familiesWithWallets: () => kit.drivers.filter(({ namespace }) => namespace in loaders),
    async addWallet(namespace: string, about: { name: string; rdns: string }): Promise<PageWallet> {
      const added = await addPageWallet(kit, loaders, namespace, about)
      pageWallets.push(added)
      return added
    },
    removeWallet(added: PageWallet): void {
      pageWallets.splice(pageWallets.indexOf(added), 1)
      added.remove()
    },
    async check(): Promise<readonly Finding[]> {
      // They bring the schemas of the server's answers.
      const { runChecks } = await import('./checks.ts')
      findings = await runChecks(kit, { ...checks.seen(), requests: requests.list() })
      return findings
    },
    report: () =>
      makeReport(kit, {
        transitions: transitions.list(),
        events: events.list(),
        requests: requests.list(),
        findings,
        faults: [...on.keys()],
      }),
    stop() {
      for (const name of [...on.keys()]) turnOff(name)
      for (const stop of stops) stop()
      for (const added of pageWallets.splice(0)) added.remove()
    },
  }
}
