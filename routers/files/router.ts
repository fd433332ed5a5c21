import { z } from 'zod'
import { fileIdInput, fileView, listFilesInput } from '../contract/files.ts'
import { memberProcedure, router } from '../trpc.ts'
import { finalizeUpload } from './finalize-upload.ts'
import { readFileText } from './read-text.ts'
import { listSessionFiles } from './list-files.ts'
import { removeFile } from './remove-file.ts'

export const filesRouter = router({
  list: memberProcedure
    .input(listFilesInput)
    .output(z.object({ files: z.array(fileView) }))
    .query(async ({ ctx, input }) => ({
      files: await listSessionFiles(ctx, input.sessionId),
    })),
  /** The client's proof that a resumable upload became a file; calling it again is harmless. */
  finalize: memberProcedure
    .input(z.strictObject({ uploadId: z.string().regex(/^[a-z2-7]{32}$/) }))
    .output(fileView)
    .mutation(({ ctx, input }) => finalizeUpload(ctx, ctx.caller.id, input.uploadId)),
  /** The words of a document by pages; empty for a picture, a sound or a film. */
  text: memberProcedure
    .input(fileIdInput)
    .output(z.object({ pages: z.array(z.string()) }))
    .query(async ({ ctx, input }) => ({ pages: await readFileText(ctx, input.id) })),
  remove: memberProcedure
    .input(fileIdInput)
    .output(z.object({ success: z.boolean() }))
    .mutation(async ({ ctx, input }) => {
      await removeFile(ctx, input.id)
      return { success: true }
    }),
})
