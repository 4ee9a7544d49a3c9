import {
  type Received,
  startMailServer,
} from '../../apps/server/src/features/login/testing/startMailServer.ts'

// A mail server in a process of its own, which can be killed. Prints each mail as a line of JSON.

const mail = await startMailServer(Number(process.argv[2]))
let printed = 0
setInterval(() => {
  for (const one of mail.received.slice(printed)) print(one)
  printed = mail.received.length
}, 5)
console.info(JSON.stringify({ port: mail.port }))

function print({ code, link, messageId }: Received): void {
  console.info(JSON.stringify({ code, link, messageId }))
}
