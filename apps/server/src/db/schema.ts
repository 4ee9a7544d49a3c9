import type { ProjectsTables } from '../projects/tables.ts'

/** Every table. Features declare theirs by extending this. */
export interface Database extends ProjectsTables {}
