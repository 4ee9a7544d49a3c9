export * from './testing.gen.ts'
