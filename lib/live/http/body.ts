/** What came of reading a body: plain data, or why not. */
export type Body = { json: unknown } | { fault: 'tooLarge' | 'notJson' }

/** Reads a JSON body up to a limit in bytes, whether or not its length was announced. */
export async function readJson(request: Request, limit: number): Promise<Body> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return { fault: 'tooLarge' }
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > limit) {
      await reader?.cancel()
      return { fault: 'tooLarge' }
    }
    chunks.push(part.value)
  }
  try {
    return { json: JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown }
  } catch {
    return { fault: 'notJson' }
  }
}
