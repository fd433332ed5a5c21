import { Agent, createServer, request } from 'node:http'
import process from 'node:process'
import { tellPort } from './tell-port.ts'

/* The limit of a relay: what the model sends goes on as it comes, through a pipe. */
const [modelUrl = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })

tellPort(
  createServer((_, answer) => {
    const asked = request(modelUrl, { method: 'POST', agent }, (said) => {
      answer.writeHead(200, { 'content-type': 'text/event-stream' })
      said.pipe(answer)
    })
    asked.end('{}')
  }),
)
