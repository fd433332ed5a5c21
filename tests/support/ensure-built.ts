import { execFileSync } from 'node:child_process'
import process from 'node:process'

/** Whoever runs the real server runs what is shipped, made of the sources as they are now. */
export default function setup(): void {
  execFileSync(process.execPath, ['scripts/ensure-build.ts'], { stdio: 'inherit' })
}
