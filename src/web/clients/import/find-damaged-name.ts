import type { Encoding } from '#web/ui/list/encodings.ts'

/** Signs that occur in no name: they show that a file was read in another encoding than it was written in. */
const impossibleSign = /[^\p{L}\p{M}\p{N}\s.,'’‘ʼ`´′()/&"“”«»ªº°·:;_+@*#!?%=‐‑–—-]|[µ\ufffd]|(?<=\p{L})\?(?=\p{L})/u

/**
 * What other letters become when a file with one byte for each letter is read in another encoding: "Nœ–ez", "Mar’a", "JosŽ". Names such as Šulc, Žižek and BLAŽ
 * are written so.
 */
const unlikelyLetters = /[œŒŸƒı]|(?<=\p{Ll})Ž|(?<=\p{L})Ž(?=\p{Ll})|(?<=\p{Ll})[–—](?=\p{Ll})|(?<=\p{L}{2})[’‘](?=\p{Ll})|(?<=\p{Ll})[À-Þ]/u

const unicode: readonly (Encoding | undefined)[] = [undefined, 'utf-8', 'utf-16le', 'utf-16be']

/** Returns what in a name occurs in none, or undefined. The letters of UTF are certain, those of other encodings are not. */
export const findDamage = (name: string, encoding: Encoding | undefined): string | undefined =>
  (impossibleSign.exec(name) ?? (unicode.includes(encoding) ? null : unlikelyLetters.exec(name)))?.[0]
