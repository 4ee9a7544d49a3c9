import type { Scope } from '@latchkey/protocol/http/scopes'
import type { ComponentType } from 'react'
import type { MessageKey } from './words/messageArgs.ts'

/** A part of the console: its pages, and where the navigation shows them. */
export type Area = {
  /** Name of its folder, and of its messages. */
  readonly id: string
  readonly pages: readonly AreaPage[]
  readonly navigation?: readonly NavigationEntry[]
  /** What it adds to the start page of a project. */
  readonly panels?: readonly Panel[]
}

export type Panel = {
  /** The default export is a `Card`, or several. It reads the project by `useProject`. */
  readonly load: () => Promise<{ default: ComponentType }>
  readonly order: number
  readonly scope?: Scope
}

export type AreaPage = {
  /** `/projects/$projectId/…` for pages of a project, `/server/…` for those of the server. */
  readonly path: `/${string}`
  /** Loaded with the first visit; the default export is the page. */
  readonly load: () => Promise<{ default: ComponentType }>
  /** What the member needs, in the project of the path or on the server. */
  readonly scope?: Scope
  /** `bare` pages have no navigation and need no session. @default 'shell' */
  readonly layout?: 'bare' | 'shell'
}

export type NavigationEntry = {
  readonly to: AreaPage['path']
  readonly label: Extract<MessageKey, `nav.${string}`>
  readonly icon: ComponentType
  /** Entries are sorted by it; leave gaps. */
  readonly order: number
  readonly group: 'project' | 'server'
  readonly scope?: Scope
}

/** Type-checks an area. */
export function defineArea(area: Area): Area {
  return area
}
