// Written by scripts/genMessages.ts. Do not edit.
import type { Catalogue } from '../messageArgs.ts'

export const messages: Catalogue = {
 "nav.members": "الأعضاء",
 "nav.members.operators": "المشغّلون"
}
