import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { connect } from 'node:tls'
import { freePort } from '#tests/support/run-server.ts'
import { until } from '#tests/support/until.ts'
import { proxyConfig, siteName } from './documented-proxy.ts'
import type { ProxyName } from './documented-proxy.ts'

export interface RunningProxy {
  /** Where it speaks https. */
  port: number
  /** What a caller has to trust. */
  ca: string
  close(): Promise<void>
}

/** Where a proxy is installed; nginx lies in a folder that only root searches. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** A proxy with the lines of the document in front of a Refyn on `refynPort`, ready when this resolves. */
export async function runProxy(
  name: ProxyName,
  refynPort: number,
): Promise<RunningProxy> {
  const folder = await mkdtemp(join(tmpdir(), `refyn-${name}-`))
  const ports = { https: await freePort(), http: await freePort(), refyn: refynPort }
  const path = join(folder, 'config')
  await writeFile(path, proxyConfig(name, folder, ports))
  const command = findProgram(name) ?? name
  const caPath =
    name === 'nginx'
      ? makeCertificate(folder)
      : join(folder, 'pki/authorities/local/root.crt')
  const child = spawn(command, argumentsOf(name, folder, path), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', HOME: folder },
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += String(chunk)
  })
  const gone = new Promise<void>((done) => child.once('exit', () => done()))
  await until(() => {
    if (child.exitCode !== null) throw new Error(`${name} ended at its start: ${said}`)
    return answers(ports.https, caPath)
  }, 20_000)
  return {
    port: ports.https,
    ca: await readFile(caPath, 'utf8'),
    async close() {
      child.kill('SIGTERM')
      await gone
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function argumentsOf(name: ProxyName, folder: string, path: string): string[] {
  if (name === 'caddy') return ['run', '--config', path, '--adapter', 'caddyfile']
  // Started by root it would work as another user, who may not enter the folder of this test.
  const { username } = userInfo()
  const user = username === 'root' ? ['-g', 'user root root;'] : []
  return ['-p', folder, '-c', path, '-e', 'stderr', ...user]
}

function makeCertificate(folder: string): string {
  const path = join(folder, 'site.crt')
  const subject = [
    '-subj',
    `/CN=${siteName}`,
    '-addext',
    `subjectAltName=DNS:${siteName}`,
  ]
  const files = ['-keyout', join(folder, 'site.key'), '-out', path]
  const kind = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2'
  execFileSync('openssl', [...kind.split(' '), ...subject, ...files], { stdio: 'pipe' })
  return path
}

/** Whether it shows a certificate that the caller can trust. */
async function answers(port: number, caPath: string): Promise<boolean> {
  const ca = await readFile(caPath, 'utf8').catch(() => null)
  if (ca === null) return false
  return new Promise((done) => {
    const socket = connect({ host: '127.0.0.1', port, servername: siteName, ca })
    socket.once('secureConnect', () => {
      done(true)
      socket.destroy()
    })
    socket.once('error', () => done(false))
  })
}
