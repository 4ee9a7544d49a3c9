/** Version of the kit, sent to the server. A test compares it with package.json. */
export const version = '0.0.0'
