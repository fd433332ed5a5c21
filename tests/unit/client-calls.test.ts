import { expect, onTestFinished, test } from 'vitest'
import { createQueryClient, createTrpcClient, refusalOf } from '#src/lib/trpc.ts'
import { fileUrl } from '#src/lib/file-urls.ts'
import { plainJson } from '#routers/contract/wire.ts'

/** Stands in for the network: keeps what is sent and plainJson each call with the same thing. */
function recordFetch(answer: () => Response | Promise<Response>) {
  const sent: Array<{ url: string; init: RequestInit | undefined }> = []
  const real = globalThis.fetch
  onTestFinished(() => {
    globalThis.fetch = real
  })
  globalThis.fetch = (input, init) => {
    sent.push({ url: input instanceof Request ? input.url : String(input), init })
    return Promise.resolve(answer())
  }
  return sent
}

function answering(data: unknown) {
  return () => Response.json([{ result: { data: plainJson.serialize(data) } }])
}

test('a call with a body says that it is json, and keeps the cookies of the site', async () => {
  const sent = recordFetch(answering({ success: true }))
  await createTrpcClient().conversation.remove.mutate({ id: 'x' })
  const [{ url, init }] = sent as [(typeof sent)[0]]
  expect(url).toContain('/trpc/conversation.remove')
  expect(init?.method).toBe('POST')
  expect(new Headers(init?.headers).get('content-type')).toBe('application/json')
  // Absent means same-origin: cookies go along.
  expect([undefined, 'same-origin', 'include']).toContain(init?.credentials)
})

test('sign-in travels alone, as the server asks', async () => {
  const sent = recordFetch(() =>
    Response.json({ result: { data: plainJson.serialize({}) } }),
  )
  await createTrpcClient().account.login.mutate({ email: 'a@example.org', password: 'x' })
  expect(sent.map(({ url }) => url)).toEqual(['/trpc/account.login'])
})

test('a read is tried once, and read again by nothing but what says so', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  expect(queries?.refetchInterval ?? false).toBe(false)
  expect(mutations).toMatchObject({ retry: false })
})

test('a failed read ends at once, as the refusal that the server told', async () => {
  const sent = recordFetch(() =>
    Response.json(
      [
        {
          error: plainJson.serialize({
            message: 'Not signed in',
            code: -32_001,
            data: { appCode: 'signed_out', detail: {}, httpStatus: 401 },
          }),
        },
      ],
      { status: 401 },
    ),
  )
  const client = createQueryClient()
  const read = client.fetchQuery({
    queryKey: ['me'],
    queryFn: () => createTrpcClient().account.me.query(),
  })
  const error: unknown = await read.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(refusalOf(error)).toEqual({ code: 'signed_out', detail: {} })
  expect(sent).toHaveLength(1)
})

test('a server that is away is told as such, and anything else as a fault', async () => {
  recordFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  const error: unknown = await createTrpcClient()
    .account.me.query()
    .catch((thrown: unknown) => thrown)
  expect(refusalOf(error).code).toBe('offline')
  expect(refusalOf(new Error('odd')).code).toBe('internal')
})

test('bytes and pictures of a file are read from its documented address', () => {
  const id = 'a'.repeat(26)
  expect(fileUrl(id)).toBe(`/api/files/${id}/content`)
  expect(fileUrl(id, 240)).toBe(`/api/files/${id}/content?w=240`)
})
