// Every error message of the toolkit, one constant each. One file per subject, because
// bundlers split code by file: a page only downloads the messages its code uses. Two
// situations with the same text still have two codes. Codes are never renamed or
// reused.

export * from './catalogue.gen.ts'
