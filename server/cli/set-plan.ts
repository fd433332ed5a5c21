import { plan as planRule } from '#routers/contract/subscription.ts'
import { plans } from '#routers/contract/plans.ts'
import { updatePlan } from '#db/queries/operator.ts'
import { WrongUsage } from './command.ts'
import { getAccount, readEmail } from './find-account.ts'
import { withDatabase } from './with-database.ts'
import type { Command } from './command.ts'

/** Sets what an account may do; a running server reads it with the next call. */
export const setPlan: Command = {
  usage: `set-plan EMAIL ${plans.join('|')} [--academic | --no-academic]`,
  summary: 'Set the plan of an account',
  details:
    'An academic account counts as premium. Without either flag that stays as it is.',
  options: { academic: { type: 'boolean' } },
  arguments: { min: 2, max: 2 },
  async run(call) {
    const email = readEmail(call.words[0])
    const plan = planRule.safeParse(call.words[1])
    if (!plan.success)
      throw new WrongUsage(`Expected one of ${plans.join(', ')}, got ${call.words[1]}`)
    const { academic } = call.flags
    const isAcademic = await withDatabase(
      call.settings(),
      { mayCreate: false },
      async (db) => {
        const user = await getAccount(db, email)
        const wanted = academic === undefined ? user.isAcademic : academic ? 1 : 0
        await updatePlan(db, user.id, {
          subscriptionPlan: plan.data,
          isAcademic: wanted,
          updatedAt: new Date().toISOString(),
        })
        return wanted === 1
      },
    )
    call.say(`${email} is ${plan.data}${isAcademic ? ', academic' : ''}.`)
    return 0
  },
}
