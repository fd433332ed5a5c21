const picture = /^\/api\/files\/[a-z2-7]{26}\/content(\?w=\d{1,4})?$/
const dataPicture = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]*$/
const maxDataLength = 8 * 1024 * 1024

/**
 * What may stand behind a link or picture in text that a person or a model wrote (rule D-63): links
 * to the web or to mail, pictures of our own or embedded ones. Anything else becomes empty: a picture
 * from elsewhere would tell its server who reads, and a script address would run.
 */
export function safeUrl(url: string, attribute: string): string {
  if (attribute === 'src') {
    if (picture.test(url)) return url
    return url.length <= maxDataLength && dataPicture.test(url) ? url : ''
  }
  try {
    const { protocol } = new URL(url)
    return ['http:', 'https:', 'mailto:'].includes(protocol) ? url : ''
  } catch {
    return ''
  }
}

const maxLength = 20_000
const maxMarkers = 500
const maxNesting = 200

/** Whether text can be parsed as markdown in good time: nested markers take a parser to its knees. */
export function isHarmlessMarkdown(text: string): boolean {
  if (text.length > maxLength) return false
  for (const block of text.split(/\n\s*\n/)) {
    if ((block.match(/[*_]+/g)?.length ?? 0) > maxMarkers) return false
    if (block.split(/[>[(]/).length - 1 > maxNesting * 4) return false
    if (/(?:^|\n)\s*(?:>\s*){200,}/.test(block) || /[[(]{200,}/.test(block)) return false
  }
  return true
}
