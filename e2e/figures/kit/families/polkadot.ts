import type { FamilyGoals } from '../measureFamilies.ts'

export default { connect: 9, send: 34, all: 52 } satisfies FamilyGoals
