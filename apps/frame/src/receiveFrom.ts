const timeoutMs = 10_000

/** The one message of a window; undefined if none comes in time. Closes the port. */
export async function receiveFrom(port: MessagePort): Promise<unknown> {
  const received = Promise.withResolvers<unknown>()
  const timer = setTimeout(() => received.resolve(undefined), timeoutMs)
  port.onmessage = ({ data }) => received.resolve(data)
  try {
    return await received.promise
  } finally {
    clearTimeout(timer)
    port.close()
  }
}
