import type { Image } from 'qr/decode.js'

/** Longest side at which a photo is read: enough for a badge, quick on a phone. */
const longestSide = 1600

/** The text of the QR in a picture, or null. The reader is fetched when a picture is first read. */
async function decode(image: Image, effort: number): Promise<string | null> {
  const { decodeQR } = await import('qr/decode.js')
  try {
    return decodeQR(image, { effort, timeLimit: effort === Infinity ? 3_000 : 40 })
  } catch {
    return null
  }
}

function pixels(source: CanvasImageSource, width: number, height: number): Image | null {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.drawImage(source, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** The QR in a photo, as a phone's camera gives it to a file field: that works over plain HTTP, where a page gets no camera. */
export async function readPhoto(file: Blob): Promise<string | null> {
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file)
  } catch {
    return null
  }
  const image = pixels(bitmap, bitmap.width, bitmap.height)
  bitmap.close()
  return image && decode(image, Infinity)
}

/** The QR in the picture that a camera shows now, or null. */
export async function readFrame(video: HTMLVideoElement): Promise<string | null> {
  if (video.videoWidth === 0) return null
  const image = pixels(video, video.videoWidth, video.videoHeight)
  return image && decode(image, 2)
}

/** True where this page may have the camera itself: only over HTTPS and on this very computer. */
export const mayUseCamera = (): boolean => typeof navigator !== 'undefined' && navigator.mediaDevices?.getUserMedia !== undefined
