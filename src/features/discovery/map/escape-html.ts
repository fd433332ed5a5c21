const names: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Plain text for a library that takes HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => names[sign] ?? sign)
}
