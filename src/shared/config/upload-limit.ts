const MB = 1 << 20
const DEFAULT = 64 * MB

/** Bytes that the server takes in one upload, as it wrote them into the page; its default where a development server answers. */
export function uploadLimit(): number {
  const content = document.querySelector<HTMLMetaElement>('meta[name="upload-limit"]')?.content ?? ''
  return /^\d+$/.test(content) ? Number(content) : DEFAULT
}
