/** The encodings in which spreadsheets save text, with the names that users may know them by. */
export const encodingTitles = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (BE)',
  'windows-1252': 'Windows (1252)',
  macintosh: 'Macintosh',
  cp850: 'DOS (850)',
  cp437: 'DOS (437)',
} as const

/** An encoding of text. */
export type Encoding = keyof typeof encodingTitles

/** All encodings. */
export const encodings = Object.keys(encodingTitles) as Encoding[]

/** The upper halves of the encodings of DOS, which browsers do not know. */
const dosLetters = {
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
}

/** Decodes bytes, and leaves out a byte order mark. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): string {
  if (encoding !== 'cp850' && encoding !== 'cp437') return new TextDecoder(encoding).decode(bytes)
  const letters = dosLetters[encoding]
  // Latin 1 has the characters of the bytes' own numbers, but the browser's decoder of that name is Windows-1252.
  return new TextDecoder('x-user-defined')
    .decode(bytes)
    .replace(/[\uf780-\uf7ff]/g, (character) => letters[character.charCodeAt(0) - 0xf780]!)
}

/** Recognizes the encoding: by its byte order mark, its zeros, or, of the encodings with one byte for each letter, by which of them yields Spanish names. */
export function detectEncoding(bytes: Uint8Array<ArrayBuffer>): Encoding {
  const utf16 = detectUtf16(bytes)
  if (utf16) return utf16
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    const scores = singleByteEncodings.map((encoding) => scoreSpanish(decodeText(bytes, encoding)))
    return singleByteEncodings[scores.indexOf(Math.max(...scores))]!
  }
}

/** The most frequent first, which wins when several yield the same. */
const singleByteEncodings: Encoding[] = ['windows-1252', 'macintosh', 'cp850', 'cp437']

/** Tells UTF-16, in which Excel saves "Unicode text", by its byte order mark, or by a first letter of which one byte is zero. */
function detectUtf16([first, second]: Uint8Array) {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second) ? 'utf-16be' : undefined
}

/** Counts the letters that Spanish names have, less the signs and changes of case that occur in none. */
function scoreSpanish(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const letters = count(/[áéíóúüñÁÉÍÓÚÜÑ]/g) + count(/(?<!\p{L})[DLO]’(?=\p{L})/giu)
  const changesOfCase = count(/\p{Ll}[À-ÞŒŠŽŸ]/gu) + count(/[à-þœšžÿ](?=\p{Lu})/gu)
  const lonelyLetters = count(/(?<!\p{L})[à-þñ](?!\p{L})/gu)
  const foreignSigns = count(/[^\p{Script=Latin}\p{N}\p{P}\s$+<=>^`|~°´¨·]|[ƒıµ¤¡¢£¥‚„†‡‰‹›•¶§¸]/gu)
  return letters - 2 * (changesOfCase + lonelyLetters) - 3 * foreignSigns
}
