/** The kit's own version, as the server is told it. Kept in step with package.json by a test. */
export const version = '0.0.0'
