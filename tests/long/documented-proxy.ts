import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type ProxyName = 'nginx' | 'caddy'

/** The name that the document gives the site; only the ports of a test are others. */
export const siteName = 'studio.example.org'

const [, section = ''] =
  /^## Behind a proxy\n(.*?)^## /ms.exec(readFileSync('docs/operating.md', 'utf8')) ?? []

/** The settings that the document tells one to set, as it writes them. */
export function documentedSettings(): Record<string, string> {
  return Object.fromEntries(
    [...section.matchAll(/`([A-Z_]+)=([^`]+)`/g)].map(([, name, value]) => [name, value]),
  ) as Record<string, string>
}

export interface Ports {
  https: number
  /** Of the proxy as well, where it leads people from http to https. */
  http: number
  refyn: number
}

/**
 * The whole configuration of a proxy: the lines of docs/operating.md with the ports of a test, and around
 * them what belongs to a machine and not to Refyn, kept in `folder`.
 */
export function proxyConfig(name: ProxyName, folder: string, ports: Ports): string {
  return name === 'nginx' ? nginxConfig(folder, ports) : caddyConfig(folder, ports)
}

/** `gzip on` is what Debian's own file has around a site. */
function nginxConfig(folder: string, ports: Ports): string {
  let site = linesWith('proxy_pass')
  site = replaced(site, 'listen 443 ssl', `listen 127.0.0.1:${ports.https} ssl`)
  site = replaced(site, '127.0.0.1:3000', `127.0.0.1:${ports.refyn}`)
  site = replaced(
    site,
    '# ssl_certificate and ssl_certificate_key as usual',
    `ssl_certificate ${join(folder, 'site.crt')}; ssl_certificate_key ${join(folder, 'site.key')};`,
  )
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off;
pid ${join(folder, 'nginx.pid')};
events {}
http {
  access_log off;
  sendfile on;
  gzip on;
  ${kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`).join('\n  ')}
  ${site}
}
`
}

/** Certificates of its own making, where a real one asks Let's Encrypt. */
function caddyConfig(folder: string, ports: Ports): string {
  return `{
	admin off
	local_certs
	skip_install_trust
	storage file_system ${folder}
	https_port ${ports.https}
	http_port ${ports.http}
}
${replaced(linesWith('reverse_proxy'), 'localhost:3000', `localhost:${ports.refyn}`)}`
}

function linesWith(word: string): string {
  const blocks = [...section.matchAll(/^```\n(.*?)^```$/gms)].map(([, lines]) => lines)
  const [lines, ...others] = blocks.filter((block) => block?.includes(word))
  if (lines === undefined || others.length > 0)
    throw new Error(`docs/operating.md has not one block with ${word}`)
  return lines
}

/** Lines that no longer say what is replaced would be tried with the ports of a real site. */
function replaced(text: string, from: string, to: string): string {
  if (text.split(from).length !== 2)
    throw new Error(`docs/operating.md does not say “${from}” once`)
  return text.replace(from, to)
}
