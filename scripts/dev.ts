import { spawn } from 'node:child_process'
import process from 'node:process'

// The server restarts on its own changes; Vite serves the client at :5173 and passes /api and /trpc on.
const appUrl = 'http://localhost:5173'
const children = [
  spawn(process.execPath, ['--watch', 'server/index.ts'], {
    stdio: 'inherit',
    env: { APP_URL: appUrl, ...process.env },
  }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js'], { stdio: 'inherit' }),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
