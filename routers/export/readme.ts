/** What is in an archive, for whoever opens it in ten years. */
export function readme(appUrl: string): string {
  return `Everything that you have in Refyn at ${appUrl}

crits/      one folder a conversation: crit.md to read, crit.json for programs, and beside them
            works/ (your originals), improved/, refyns/ and audio/
courses/    your micro courses as Markdown
notes.md    your notes
files/      works and pictures that belong to no conversation
profile.json
data/       every row that is kept of you, one file a table, as json

Times are UTC. Markdown opens in any text editor. The archive is as it was when you asked for it;
what you change or delete later stays in it as it was.
`
}
