/** The fewest bits of a token that the contract allows. */
const fewestBits = 128

/** A part that all tokens share by chance is shorter. */
const longestChance = 4

/** Alphabets by their numbers of characters, the smallest first. Everything else counts as base64. */
const alphabets: [size: number, characters: RegExp][] = [
  [10, /^\d*$/],
  [16, /^[\da-f]*$/],
  [16, /^[\dA-F]*$/],
  [36, /^[\da-z]*$/],
  [36, /^[\dA-Z]*$/],
  [62, /^[\da-z]*$/i],
]

/**
 * Says what tokens in the order in which they were given should be and are not; undefined when nothing is wrong with them. Length and alphabet tell how many bits a token
 * can have at most, not how many it has.
 */
export function findTokenFault(tokens: string[]): string | undefined {
  if (new Set(tokens).size < tokens.length) return 'another token for every sign-in'
  // Neither the dashes of a UUID nor an encoding for cookies says anything.
  const isHexadecimal = tokens.every((token) => /^[\da-f-]+$/i.test(token))
  const texts = tokens.map((token) => (isHexadecimal ? token.replaceAll('-', '') : token.replaceAll(/%[\da-f]{2}/gi, '=')))
  const { prefix, suffix } = measureShared(texts)
  const cut = (start: number, end: number) => texts.map((text) => text.slice(start, text.length - end))
  if (isCounted(cut(prefix, suffix))) return 'tokens that do not follow from one another'
  const skip = (length: number) => (length > longestChance ? length : 0)
  const parts = cut(skip(prefix), skip(suffix))
  const [size] = alphabets.find(([, characters]) => characters.test(parts.join(''))) ?? [64]
  const bits = Math.floor(Math.min(...parts.map((part) => part.length)) * Math.log2(size))
  return bits < fewestBits ? `at least ${fewestBits} bits that differ between sign-ins, of which these can have ${bits} at most` : undefined
}

/** Measures the beginning and the end that all texts share. */
function measureShared(texts: string[]): { prefix: number; suffix: number } {
  const [first = '', ...others] = texts
  const shortest = Math.min(...texts.map((text) => text.length))
  let prefix = 0
  while (prefix < shortest && others.every((text) => text[prefix] === first[prefix])) prefix++
  let suffix = 0
  while (suffix < shortest - prefix && others.every((text) => text.at(-1 - suffix) === first.at(-1 - suffix))) suffix++
  return { prefix, suffix }
}

/** True for numbers, decimal or hexadecimal, each of which differs little from the one before. */
const isCounted = (parts: string[]): boolean =>
  ['', '0x'].some((radix) => {
    const digits = radix === '' ? /^\d+$/ : /^[\da-f]+$/i
    if (!parts.every((part) => digits.test(part))) return false
    const numbers = parts.map((part) => BigInt(`${radix}${part}`))
    const steps = numbers.slice(1).map((number, index) => number - numbers[index]!)
    return steps.every((step) => -largestStep <= step && step <= largestStep)
  })

/** Tokens that are given one after the other are counted when their numbers differ by no more. */
const largestStep = 1000n
