export { type EmbeddedUser, embeddedUser } from '../connectors/embedded/embeddedUser.ts'
export { embedded } from '../features/embedded/embedded.tsx'
