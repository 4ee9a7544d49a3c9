// PostgreSQL classes 08 (connection) and 57P01-57P03 (shutdown, crash, startup), and socket errors.
const codes = /^(08\w{3}|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT)$/

/** Whether the connection to the database was lost, so that a retry may work. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isConnectionLost)
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') return codes.test(code)
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    error.message,
  )
}
