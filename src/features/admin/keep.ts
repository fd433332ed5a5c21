const minutes = 5

/** How long what an admin has read is shown without asking again; what they change is read anew. */
export const keptMs = minutes * 60 * 1000
export const keep = { staleTime: keptMs, gcTime: keptMs } as const
