import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router'
import { Suspense } from 'react'
import type { Area, AreaPage } from './area.tsx'
import { BareLayout } from './shell/BareLayout.tsx'
import { FailedPage } from './shell/FailedPage.tsx'
import { NotFoundPage } from './shell/NotFoundPage.tsx'
import { Shell } from './shell/Shell.tsx'
import { loadArea } from './words/loadWords.ts'
import { pickLocale } from './words/pickLocale.ts'
import { AreaWords } from './words/Words.tsx'

/** Below a layout, each area is a route without a path that loads its words; below it are its pages. */
export function createConsoleRouter(areas: readonly Area[]) {
  const root = createRootRoute({ notFoundComponent: NotFoundPage, errorComponent: FailedPage })
  const layouts = { bare: BareLayout, shell: Shell }
  const routes = (['bare', 'shell'] as const).map((layout) => {
    const parent: AnyRoute = createRoute({
      getParentRoute: () => root,
      id: layout,
      component: layouts[layout],
    })
    return parent.addChildren(
      areas.flatMap((area) => {
        const pages = area.pages.filter((page) => (page.layout ?? 'shell') === layout)
        return pages.length ? [areaRoute(parent, area, pages)] : []
      }),
    )
  })
  return createRouter({
    routeTree: root.addChildren(routes),
    basepath: '/console',
    defaultPreload: 'intent',
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
    // Search parameters are read by pages, as plain text.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const pairs = Object.entries(search).filter(([, value]) => value !== undefined)
      const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString()
      return text && `?${text}`
    },
  })
}

function areaRoute(parent: AnyRoute, area: Area, pages: readonly AreaPage[]): AnyRoute {
  const route: AnyRoute = createRoute({
    getParentRoute: () => parent,
    id: area.id,
    loader: async () => {
      await loadArea(area.id, pickLocale(document.documentElement.lang, []))
    },
    component: () => (
      <Suspense>
        <AreaWords area={area.id}>
          <Outlet />
        </AreaWords>
      </Suspense>
    ),
  })
  return route.addChildren(
    pages.map((page) =>
      createRoute({
        getParentRoute: () => route,
        path: page.path,
        component: lazyRouteComponent(page.load),
        ...(page.scope && { staticData: { scope: page.scope } }),
      }),
    ),
  )
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    scope?: AreaPage['scope']
  }
}
