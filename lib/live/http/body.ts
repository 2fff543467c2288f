/** What came of reading a body: plain data, or why not. */
export type Body = { json: unknown } | { fault: 'tooLarge' | 'notJson' }

/** Reads a body up to a limit in bytes, whether or not its length was announced; null: it is larger. */
export async function readBytes(request: Request, limit: number): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size > limit) {
      await reader?.cancel()
      return null
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks)
}

/** Reads a JSON body up to a limit in bytes. */
export async function readJson(request: Request, limit: number): Promise<Body> {
  const bytes = await readBytes(request, limit)
  if (!bytes) return { fault: 'tooLarge' }
  try {
    return { json: JSON.parse(bytes.toString('utf8')) as unknown }
  } catch {
    return { fault: 'notJson' }
  }
}
