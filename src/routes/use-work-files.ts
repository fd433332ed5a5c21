import { trpc } from '#src/lib/trpc.ts'
import type { FileView } from '#routers/contract/files.ts'

const factsEveryMs = 2000

export interface WorkFiles {
  /** Undefined until they are read. */
  read: FileView[] | undefined
  all: FileView[]
  /** The learner's own, which the tutor speaks of; a refyn shows in its message. */
  files: FileView[]
}

/** The files of a session, read again as long as any of them is being measured. */
export function useWorkFiles(sessionId: string): WorkFiles {
  const { data } = trpc.files.list.useQuery(
    { sessionId },
    {
      refetchOnMount: 'always',
      // Facts come a moment after the file; they are looked for until they are there.
      refetchInterval: ({ state }) =>
        isBeingMeasured(state.data?.files) ? factsEveryMs : false,
    },
  )
  const all = data?.files ?? []
  return { read: data?.files, all, files: all.filter(({ kind }) => kind !== 'refyn') }
}

function isBeingMeasured(files: FileView[] | undefined): boolean {
  return files?.some((file) => file.factsState === 'pending') ?? false
}
