import type { ProjectsTables } from '../projects/tables.ts'

/** Every table. A feature that has some declares them here. */
export interface Database extends ProjectsTables {}
