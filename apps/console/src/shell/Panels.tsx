import { type ComponentType, createContext, lazy, type ReactNode, Suspense, use, useMemo } from 'react'
import type { Area, Panel } from '../area.tsx'
import { Skeleton } from '../ui/Status.tsx'
import { AreaWords } from '../words/Words.tsx'
import { useMay } from './useMember.tsx'

type Shown = {
  readonly key: string
  readonly area: string
  readonly panel: Panel
  readonly Content: ComponentType
}

const Current = createContext<readonly Shown[]>([])
const contents = new Map<Panel, ComponentType>()

/** Areas do not know each other: what they add to the start page of a project comes by this. */
export function PanelsProvider({ areas, children }: { areas: readonly Area[]; children: ReactNode }) {
  const panels = useMemo(
    () =>
      areas
        .flatMap(({ id: area, panels = [] }) =>
          panels.map((panel, at) => ({ key: `${area}${at}`, area, panel, Content: contentOf(panel) })),
        )
        .sort((a, b) => a.panel.order - b.panel.order),
    [areas],
  )
  return <Current value={panels}>{children}</Current>
}

/** The panels of all areas that the member may see. */
export function Panels() {
  const panels = use(Current)
  const may = useMay()
  return panels
    .filter(({ panel: { scope } }) => !scope || may(scope))
    .map(({ key, area, Content }) => (
      <Suspense key={key} fallback={<Skeleton shape="chart" />}>
        <AreaWords area={area}>
          <Content />
        </AreaWords>
      </Suspense>
    ))
}

function contentOf(panel: Panel): ComponentType {
  const known = contents.get(panel)
  if (known) return known
  const content = lazy(panel.load)
  contents.set(panel, content)
  return content
}
