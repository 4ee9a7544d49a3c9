import type { FamilyGoals } from '../measureFamilies.ts'

export default { connect: 9, send: 13, all: 30 } satisfies FamilyGoals
