import { z } from 'zod'
import { loginInput, registerInput, userView } from '#routers/contract/account.ts'
import { generateAudioInput } from '#routers/contract/audio-chat.ts'
import { compareInput } from '#routers/contract/comparison.ts'
import {
  analyzeInput,
  chatInput,
  conversationCard,
  conversationView,
  listConversationsInput,
  messageView,
} from '#routers/contract/conversation.ts'
import { fileView } from '#routers/contract/files.ts'
import { subscriptionView } from '#routers/contract/plans.ts'
import { editImageInput } from '#routers/contract/refyn.ts'
import { awaitTalk } from '#routers/audio-chat/read-audio.ts'
import { awaitReply } from '#routers/conversation/await-reply.ts'
import { receiveUpload } from '../uploads/multipart.ts'
import { toMemberContext } from '../request-context.ts'
import { documentedMessage, editedImage } from './documented-message.ts'
import { param, readJson } from './rest-route.ts'
import type { MessageView } from '#routers/contract/conversation.ts'
import type { AppContext, HttpParts } from '../request-context.ts'
import type { RestRoute } from './rest-route.ts'

const success = z.object({ success: z.boolean() })
/** Below the server's own limit for a request. */
const maxWaitMs = 280_000
/** Callers of `/api` know no pages: they get what a person can have in many years. */
const allConversations = 1000

/** Every documented path that the app serves, in the order of the specification. */
export function restRoutes(parts: HttpParts): RestRoute[] {
  const waiting = (c: AppContext) => ({ maxMs: maxWaitMs, signal: c.req.raw.signal })
  const settled = async (c: AppContext, message: MessageView) => {
    const ctx = toMemberContext(parts, c)
    return documentedMessage(ctx, await awaitReply(ctx, message, waiting(c)))
  }

  return [
    {
      method: 'post',
      path: '/api/auth/register',
      summary: 'Open an account and sign in',
      access: 'public',
      status: 201,
      body: registerInput,
      answer: z.object({ user: userView }),
      run: async (c, api) => ({ user: await api.account.register(await readJson(c)) }),
    },
    {
      method: 'post',
      path: '/api/auth/login',
      summary: 'Sign in with e-mail and password',
      access: 'public',
      status: 200,
      body: loginInput,
      answer: z.object({ user: userView }),
      run: async (c, api) => ({ user: await api.account.login(await readJson(c)) }),
    },
    {
      method: 'post',
      path: '/api/logout',
      summary: 'Sign out',
      access: 'public',
      status: 200,
      answer: success,
      run: (_c, api) => api.account.logout(),
    },
    {
      method: 'get',
      path: '/api/auth/user',
      summary: 'The signed-in person',
      access: 'member',
      status: 200,
      answer: userView,
      run: (_c, api) => api.account.me(),
    },
    {
      method: 'get',
      path: '/api/subscription',
      summary: 'Plan and use this month',
      access: 'member',
      status: 200,
      answer: subscriptionView,
      run: (_c, api) => api.billing.subscription(),
    },
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
        return {
          conversation,
          messages: await Promise.all(
            messages.map((message) => documentedMessage(ctx, message)),
          ),
        }
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
    {
      method: 'post',
      path: '/api/compare-files',
      summary: 'Compare an improved version with an earlier file and wait for the result',
      access: 'member',
      status: 200,
      body: compareInput,
      answer: z.object({ message: messageView }),
      run: async (c, api) => ({
        message: await settled(c, await api.comparison.create(await readJson(c))),
      }),
    },
    {
      method: 'post',
      path: '/api/edit-image',
      summary: 'Apply suggestions to an image and wait for the picture',
      access: 'member',
      status: 200,
      body: editImageInput,
      answer: z.object({
        success: z.boolean(),
        /** A data URL of the whole picture. */
        editedImage: z.string(),
      }),
      async run(c, api) {
        const ctx = toMemberContext(parts, c)
        const begun = await api.refyn.createFromWords(await readJson(c))
        const { refyn } = await awaitReply(ctx, begun, waiting(c))
        const picture = await editedImage(ctx, refyn?.fileId ?? '')
        return { success: picture !== '', editedImage: picture }
      },
    },
    {
      method: 'post',
      path: '/api/generate-audio',
      summary: 'Have two hosts discuss the work and wait for the audio',
      access: 'member',
      status: 200,
      body: generateAudioInput,
      answer: z.object({ audioUrl: z.string() }),
      async run(c, api) {
        const ctx = toMemberContext(parts, c)
        const begun = await api.audioChat.generate(await readJson(c))
        const { audioUrl } = await awaitTalk(ctx, begun, waiting(c))
        return { audioUrl }
      },
    },
  ]
}
