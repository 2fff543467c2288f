/** Longest side of a photo that is sent, pixels: handwriting stays readable, the Wi-Fi of a hall bears it. */
const LONGEST = 2000
const QUALITY = 0.82

function load(file: Blob): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    const url = URL.createObjectURL(file)
    image.onload = () => {
      URL.revokeObjectURL(url)
      resolve(image)
    }
    image.onerror = () => {
      URL.revokeObjectURL(url)
      reject(new Error('not a picture'))
    }
    image.src = url
  })
}

/** Draws a picture no larger than is needed and gives it as JPEG. Throws for what is no picture. */
export async function shrink(file: Blob): Promise<Blob> {
  const image = await load(file)
  const scale = Math.min(1, LONGEST / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale))
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no canvas'))), 'image/jpeg', QUALITY),
  )
}
