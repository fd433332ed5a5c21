import { AppError } from '../errors.ts'
import type { Services } from '../context.ts'

/** Refuses a password that everybody would try first (ASVS 6.2.4, 6.2.11). */
export async function requireGoodPassword(
  services: Pick<Services, 'passwords'>,
  password: string,
): Promise<void> {
  if (await services.passwords.isCommon(password))
    throw new AppError('invalid', {
      message: 'This password is among the most guessed ones: choose another',
      detail: { reason: 'common_password' },
    })
}
