import { passwordMinLength } from '#routers/contract/text-lengths.ts'

export interface SignUpValues {
  email: string
  password: string
  confirm: string
  firstName: string
  lastName: string
}

export type FormErrors = Partial<Record<keyof SignUpValues, string>>

export const emptyForm: SignUpValues = {
  email: '',
  password: '',
  confirm: '',
  firstName: '',
  lastName: '',
}

export function isLongEnough(password: string): boolean {
  return Array.from(password).length >= passwordMinLength
}

/** Errors without the empty ones; null when there is none left. */
export function foundErrors(errors: Record<string, string | false>): FormErrors | null {
  const found = Object.entries(errors).filter(([, text]) => text !== false)
  return found.length > 0 ? (Object.fromEntries(found) as FormErrors) : null
}
