export * from './testingPlaywright.gen.ts'
