import type { ComponentType } from 'react'
import { createStore } from 'zustand/vanilla'
import type { Kit } from '../core/kit.ts'
import type { ViewGuard } from '../core/modal/guardViews.ts'
import type { View, ViewName } from '../core/modal/modal.ts'
import { isMet, type Needs } from '../core/needs.ts'
import { later } from '../ui/later.tsx'
import type { Translate } from '../ui/words/format.ts'
import { loadLaterMessages } from '../ui/words/loadMessages.ts'
import { connect } from './connect/feature.tsx'
import type { AnyFeature, Component, Load } from './feature.ts'

/**
 * The features that are loaded: what the first click shows, and the others
 * together once one of them is asked for.
 */
const loaded = createStore<{ features: readonly AnyFeature[]; all: boolean }>(() => ({
  features: [connect],
  all: false,
}))

export const { subscribe: subscribeFeatures, getState: loadedFeatures } = loaded

export async function loadFeatures(): Promise<void> {
  if (loaded.getState().all) return
  const [{ features }] = await Promise.all([import('./list.tsx'), loadLaterMessages()])
  loaded.setState({ features: Object.values(features), all: true })
}

/** The parts of a declaration, for a view whose name is only known at run time. */
type AnyView = {
  title(t: Translate, params: unknown, kit: Kit): string
  readonly needs?: Needs | undefined
  isOffered?(kit: Kit, params: unknown): boolean
} & ({ readonly load: Load } | { readonly View: Component })

function find(name: ViewName): (AnyView & { readonly feature: AnyFeature }) | undefined {
  for (const feature of loaded.getState().features) {
    const views = (feature.views ?? {}) as Readonly<Record<string, AnyView>>
    const view = Object.hasOwn(views, name) ? views[name] : undefined
    if (view) return { ...view, feature }
  }
  return undefined
}

/** Nothing until the view's feature is loaded. */
export function titleOf({ name, params }: View, t: Translate, kit: Kit): string {
  return find(name)?.title(t, params, kit) ?? ''
}

const components = new Map<ViewName, ComponentType<object>>()

/** What draws the view; the same component each time. */
export function componentOf(name: ViewName): ComponentType<object> {
  const known = components.get(name)
  if (known) return known
  const view = find(name)
  const component = view && 'View' in view ? (view.View as ComponentType) : later(() => loadView(name))
  components.set(name, component)
  return component
}

async function loadView(name: ViewName): ReturnType<Load> {
  if (!find(name)) await loadFeatures()
  const view = find(name)
  if (!view) throw new TypeError(`There is no view "${name}".`)
  return 'View' in view ? { default: view.View } : view.load()
}

/** Whether a part of a feature can be offered now. */
export function isOffered(
  kit: Kit,
  feature: AnyFeature,
  part: { readonly needs?: Needs | undefined } = {},
): boolean {
  return isMet(kit, feature.needs) && isMet(kit, part.needs)
}

/** Refuses views whose needs are not met, and names that no feature declares. */
export const viewGuard: ViewGuard = {
  subscribe: loaded.subscribe,
  isOffered(kit, { name, params }) {
    const view = find(name)
    // Until all are loaded a view may be one of those to come.
    if (!view) return !loaded.getState().all
    return isOffered(kit, view.feature, view) && (view.isOffered?.(kit, params) ?? true)
  },
}
