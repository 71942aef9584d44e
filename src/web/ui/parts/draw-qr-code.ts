import encodeQR from 'qr'

// Import this file only where code is loaded when it is needed: it brings the encoder.

/** The width of a module of the code, in pixels of the image. */
const moduleSize = 16

/** Draws the QR code of a text, with its white margin of four modules, and returns it as the data URL of a PNG image. */
export function drawQrCode(text: string): string {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const canvas = document.createElement('canvas')
  canvas.width = modules.length * moduleSize
  canvas.height = canvas.width
  const context = canvas.getContext('2d')!
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  modules.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * moduleSize, y * moduleSize, moduleSize, moduleSize)
    })
  })
  return canvas.toDataURL('image/png')
}
