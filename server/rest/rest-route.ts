import { z } from 'zod'
import { AppError } from '#routers/errors.ts'
import type { Caller as ApiCaller } from '#routers/app.ts'
import type { AppContext } from '../request-context.ts'

/**
 * One documented path of `/api`: verb, path, status and one call. Shapes are those of the contract,
 * so the OpenAPI document and the procedures cannot part.
 */
export interface RestRoute {
  method: 'get' | 'post' | 'put' | 'delete'
  /** With parameters in braces, as the specification and OpenAPI write them. */
  path: string
  summary: string
  access: 'public' | 'member' | 'admin'
  status: 200 | 201 | 202
  /** Json that is sent along; multipart bodies are named instead. */
  body?: z.ZodType
  multipart?: Record<string, { type: 'string' | 'file' | 'files'; description: string }>
  query?: z.ZodObject
  answer: z.ZodType
  run(c: AppContext, api: ApiCaller): Promise<unknown>
}

/** The parsed json body, an object; anything else is a refused input, never a crash. */
export async function readJson(c: AppContext): Promise<never> {
  const text = await c.req.text()
  const body: unknown = text === '' ? {} : JSON.parse(text)
  // Paths take fields out of it before the procedure checks them, and `null` has none.
  if (body === null || typeof body !== 'object')
    throw new AppError('invalid', { message: 'Expected a json object' })
  return body as never
}

/** A path parameter, as text for the procedure to check. */
export function param(c: AppContext, name: string): string {
  return c.req.param(name) ?? ''
}

/** What a call answers that has nothing else to say. */
export const success = z.object({ success: z.boolean() })
