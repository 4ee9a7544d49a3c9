import { createServer } from 'node:http'
import { readHostFile } from './readHostFile.ts'
import { hostPort } from './settings.ts'

const server = createServer(async (request, response) => {
  const { body, headers, status } = await readHostFile(request.url ?? '/')
  response.writeHead(status, headers).end(body)
})
server.listen(hostPort, '127.0.0.1')
