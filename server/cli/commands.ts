import { backup } from './backup.ts'
import { createAdmin } from './create-admin.ts'
import { doctor } from './doctor.ts'
import { resetPassword } from './reset-password.ts'
import { restore } from './restore.ts'
import { routes } from './routes.ts'
import { setPlan } from './set-plan.ts'
import { verify } from './verify.ts'
import type { Command } from './command.ts'

/** In the order in which help lists them. */
export const commands: ReadonlyMap<string, Command> = new Map([
  ['create-admin', createAdmin],
  ['reset-password', resetPassword],
  ['set-plan', setPlan],
  ['backup', backup],
  ['restore', restore],
  ['verify', verify],
  ['routes', routes],
  ['doctor', doctor],
])
