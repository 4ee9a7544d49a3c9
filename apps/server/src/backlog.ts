/**
 * Connections that wait to be accepted. With Node's own 511, one address that opens 600 at
 * once makes the kernel drop those of others, which then try again a second later.
 */
export const backlog = 4_096
