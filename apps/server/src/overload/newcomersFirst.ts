import type { RequestListener, Server } from 'node:http'

/** How many turns of the event loop requests wait at most. */
const mostTurns = 128

/**
 * Answers requests only when no connections are left to accept. Node accepts one per turn of the
 * event loop: if turns were full of work meanwhile, a visitor behind a hundred connections of an
 * attacker would wait for a hundred of them.
 */
export function newcomersFirst(server: Server, handle: RequestListener): Server {
  const waiting: Parameters<RequestListener>[] = []
  let isArriving = false
  let hasArrived = false
  let turns = 0

  function afterTurn(): void {
    if (hasArrived && turns < mostTurns) {
      hasArrived = false
      turns++
      setImmediate(afterTurn)
      return
    }
    isArriving = false
    turns = 0
    for (const [request, response] of waiting.splice(0)) handle(request, response)
  }

  server.on('connection', () => {
    hasArrived = true
    if (isArriving) return
    isArriving = true
    setImmediate(afterTurn)
  })
  server.on('request', (request, response) => {
    if (isArriving) waiting.push([request, response])
    else handle(request, response)
  })
  return server
}
