export { type EmbeddedUser, embeddedUser } from '../connectors/embedded/embeddedUser.ts'
export { openEmailChange } from '../connectors/embedded/openEmailChange.ts'
export { embedded } from '../features/embedded/embedded.tsx'
