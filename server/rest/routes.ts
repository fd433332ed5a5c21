import { z } from 'zod'
import {
  analyzeInput,
  chatInput,
  conversationCard,
  conversationView,
  listConversationsInput,
  messageView,
} from '#routers/contract/conversation.ts'
import { fileView } from '#routers/contract/files.ts'
import { receiveUpload } from '../uploads/multipart.ts'
import { toMemberContext } from '../request-context.ts'
import { accountRoutes } from './account-routes.ts'
import { adminRoutes } from './admin-routes.ts'
import { courseRoutes } from './course-routes.ts'
import { discoveryRoutes } from './discovery-routes.ts'
import { documentedMessage } from './documented-message.ts'
import { noteRoutes } from './note-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { param, readJson, success } from './rest-route.ts'
import { settledBy } from './waiting.ts'
import { waysOnRoutes } from './ways-on-routes.ts'
import type { MessageView } from '#routers/contract/conversation.ts'
import type { HttpParts } from '../request-context.ts'
import type { RestRoute } from './rest-route.ts'

/** Callers of `/api` know no pages: they get what a person can have in many years. */
const allConversations = 1000

/** Every documented path that the app serves, in the order of the specification. */
export function restRoutes(parts: HttpParts): RestRoute[] {
  const settled = settledBy(parts)
  return [
    ...accountRoutes(),
    {
      method: 'get',
      path: '/api/conversations',
      summary: 'Conversations, newest first',
      access: 'member',
      status: 200,
      query: listConversationsInput.pick({ limit: true, before: true }),
      answer: z.object({ conversations: z.array(conversationCard) }),
      run: (c, api) => {
        const { limit, before } = c.req.query()
        return api.conversation.list({
          limit: limit === undefined ? allConversations : Number(limit),
          ...(before === undefined ? {} : { before }),
        })
      },
    },
    {
      method: 'delete',
      path: '/api/conversations/{id}',
      summary: 'Delete a conversation with its messages and files',
      access: 'member',
      status: 200,
      answer: success,
      run: (c, api) => api.conversation.remove({ id: param(c, 'id') }),
    },
    {
      method: 'get',
      path: '/api/conversation/{sessionId}',
      summary: 'One conversation with its thread',
      access: 'member',
      status: 200,
      answer: z.object({
        conversation: conversationView,
        messages: z.array(messageView),
      }),
      run: async (c, api) => {
        const sessionId = param(c, 'sessionId')
        const { conversation, messages } = await api.conversation.get({ sessionId })
        const ctx = toMemberContext(parts, c)
        const documented: MessageView[] = []
        // One after another: each may carry a picture.
        for (const message of messages)
          documented.push(await documentedMessage(ctx, message))
        return { conversation, messages: documented }
      },
    },
    {
      method: 'get',
      path: '/api/files/{sessionId}',
      summary: 'The files of a session',
      access: 'member',
      status: 200,
      answer: z.object({ files: z.array(fileView) }),
      run: (c, api) => api.files.list({ sessionId: param(c, 'sessionId') }),
    },
    {
      method: 'delete',
      path: '/api/files/{id}',
      summary: 'Delete a file',
      access: 'member',
      status: 200,
      answer: success,
      run: (c, api) => api.files.remove({ id: param(c, 'id') }),
    },
    {
      method: 'post',
      path: '/api/upload',
      summary: 'Upload work as a form',
      access: 'member',
      status: 200,
      multipart: {
        sessionId: {
          type: 'string',
          description: 'The session that the work belongs to',
        },
        files: {
          type: 'files',
          description: 'Images, audio, video or PDF; repeat the field',
        },
        originalFileId: {
          type: 'string',
          description:
            'For an improved version: the file it improves. Without it a name with _improved or _version marks one',
        },
      },
      answer: z.object({ files: z.array(fileView) }),
      run: async (c) => ({ files: await receiveUpload(parts, c) }),
    },
    {
      method: 'post',
      path: '/api/analyze',
      summary: 'Start a conversation and wait for its first feedback',
      access: 'member',
      status: 200,
      body: analyzeInput,
      answer: z.object({ conversation: conversationView, message: messageView }),
      run: async (c, api) => {
        const started = await api.conversation.analyze(await readJson(c))
        return { ...started, message: await settled(c, started.message) }
      },
    },
    {
      method: 'post',
      path: '/api/chat',
      summary: 'Ask back and wait for the answer',
      access: 'member',
      status: 200,
      body: chatInput,
      answer: z.object({ message: messageView }),
      run: async (c, api) => ({
        message: await settled(c, await api.conversation.ask(await readJson(c))),
      }),
    },
    ...waysOnRoutes(parts),
    ...noteRoutes(parts),
    ...courseRoutes(),
    ...discoveryRoutes(),
    ...profileRoutes(parts),
    ...adminRoutes(),
  ]
}
