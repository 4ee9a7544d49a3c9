import type { AnalyticsTables } from '../features/analytics/tables.ts'
import type { NamesTables } from '../features/names/tables.ts'
import type { ProjectsTables } from '../features/projects/tables.ts'
import type { SessionsTables } from '../features/sessions/tables.ts'
import type { SiwxTables } from '../features/siwx/tables.ts'

/** Every table, each described by the feature it belongs to. */
export type Database = ProjectsTables & NamesTables & SessionsTables & SiwxTables & AnalyticsTables
