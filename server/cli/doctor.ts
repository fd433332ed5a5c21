import process from 'node:process'
import { EnvError } from '../env.ts'
import { version } from '../version.ts'
import { checkAddress } from '../doctor/check-address.ts'
import { checkDatabase } from '../doctor/check-database.ts'
import { checkDiscovery } from '../doctor/check-discovery.ts'
import { checkEndpoints } from '../doctor/check-endpoints.ts'
import { checkMail } from '../doctor/check-mail.ts'
import { checkSignIn } from '../doctor/check-sign-in.ts'
import { checkDisk, checkFfmpeg } from '../doctor/check-machine.ts'
import { fail, ok } from '../doctor/finding.ts'
import { shownSettings } from '../doctor/shown-settings.ts'
import type { Call, Command } from './command.ts'
import type { Finding } from '../doctor/finding.ts'

/** Looks at everything that the settings name, and tells each with what to do; shows no secret. */
export const doctor: Command = {
  usage: 'doctor',
  summary: 'Look at the settings and at everything they name',
  details:
    'Servers are asked once, for five seconds at most. The exit code is 1 when a line says fail.',
  options: {},
  arguments: { min: 0, max: 0 },
  async run(call) {
    const set = shownSettings(call.source)
    call.say(set.length === 0 ? 'Every setting has its default.' : 'Settings:')
    for (const line of set) call.say(`  ${line}`)
    const findings = await look(call)
    const width = Math.max(...findings.map(({ subject }) => subject.length))
    for (const { level, subject, found, advice } of findings)
      call.say(
        `${level.padEnd(4)}  ${subject.padEnd(width)}  ${found}${advice ? ` -> ${advice}` : ''}`,
      )
    return findings.some(({ level }) => level === 'fail') ? 1 : 0
  },
}

async function look(call: Call): Promise<Finding[]> {
  const own = ok('Refyn', `${version} on Node ${process.versions.node}`)
  try {
    const env = call.settings()
    const asked = await Promise.all([
      checkDatabase(env),
      checkDisk(env),
      checkFfmpeg(env),
      ...checkEndpoints(env),
      ...checkDiscovery(env),
      checkSignIn(env),
    ])
    const isSenderSet = Boolean(call.source['MAIL_FROM'])
    return [own, checkAddress(env), ...asked, checkMail(env, isSenderSet)]
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    const faults = error.message.split('\n').slice(1)
    return [
      own,
      ...faults.map((fault) => fail('settings', fault.trim(), 'mend it in .env')),
    ]
  }
}
