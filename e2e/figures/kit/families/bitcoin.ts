import type { FamilyGoals } from '../measureFamilies.ts'

export default { connect: 13, send: 66, all: 80 } satisfies FamilyGoals
