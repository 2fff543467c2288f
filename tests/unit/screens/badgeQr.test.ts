import { decodeQR } from 'qr/decode.js'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { codeOf } from '@/components/kiosk/kioskApi'
import { cardAddress } from '@/components/people/cardAddress'

/** The QR of a text as a photo has it: `scale` pixels to a module, on grey paper, darker to one side. */
function photo(text: string, scale: number): { width: number; height: number; data: Uint8ClampedArray } {
  const { data, size } = encode(text, { border: 4, ecc: 'M' })
  const side = size * scale
  const pixels = new Uint8ClampedArray(side * side * 4)
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const dark = data[Math.floor(y / scale)]![Math.floor(x / scale)]
      pixels.fill((dark ? 30 : 190) + Math.floor((x / side) * 40), (y * side + x) * 4, (y * side + x) * 4 + 3)
      pixels[(y * side + x) * 4 + 3] = 255
    }
  }
  return { width: side, height: side, data: pixels }
}

test.each([3, 7])('EP-30: the QR printed on a badge, %i pixels to a module, gives back the code that the server knows', (scale) => {
  const address = cardAddress('http://192.168.1.20:3000/', 'AB12-CD34-EF56')
  const read = decodeQR(photo(address, scale), { effort: Infinity, timeLimit: 3_000 })
  expect(read).toBe(address)
  expect(codeOf(read)).toBe('AB12-CD34-EF56')
})
