const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const escapeAttribute = (text: string): string => text.replace(/[&"<>]/g, (letter) => escapes[letter] ?? letter)

/** HTML that shows the page in another site. The frame needs the clipboard's permission for its own copy buttons. */
export const embedSnippet = (address: string, title: string): string =>
  `<iframe src="${escapeAttribute(address)}" title="${escapeAttribute(title)}" width="100%" height="600"` +
  ` style="border:0" loading="lazy" allow="clipboard-write; fullscreen"></iframe>`
