import { z } from 'zod'
import { userView } from '#routers/contract/account.ts'
import { profileInput } from '#routers/contract/profile.ts'
import { receivePicture } from '../uploads/multipart.ts'
import { readJson } from './rest-route.ts'
import type { HttpParts } from '../request-context.ts'
import type { RestRoute } from './rest-route.ts'

/** Who somebody is, and their picture. */
export function profileRoutes(parts: HttpParts): RestRoute[] {
  return [
    {
      method: 'put',
      path: '/api/profile',
      summary: 'Write the whole profile',
      access: 'member',
      status: 200,
      body: profileInput,
      answer: userView,
      run: async (c, api) => api.account.saveProfile(await readJson(c)),
    },
    {
      method: 'post',
      path: '/api/upload-profile-image',
      summary: 'Upload a picture for the profile, of at most 5 MB',
      access: 'member',
      status: 200,
      multipart: { image: { type: 'file', description: 'JPG, PNG, GIF or WebP' } },
      answer: z.object({ url: z.string() }),
      run: (c) => receivePicture(parts, c),
    },
  ]
}
