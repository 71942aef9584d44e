const format = new Intl.NumberFormat('es-PE')

/** Formats a number as in Peru: "10,000". */
export const formatCount = (count: number) => format.format(count)

/** Formats the number of all rows. The total of a server that does not count counts one more than are known: "más de 50". */
export const formatTotal = (total: number, hasTotal: boolean) => (hasTotal ? formatCount(total) : `más de ${formatCount(total - 1)}`)

/** Formats which rows of a list there are: "16 – 30 de 151". `first` counts from 0. */
export const formatRange = (first: number, count: number, total: number, hasTotal: boolean) =>
  `${count === 0 ? '0' : `${formatCount(first + 1)} – ${formatCount(first + count)}`} de ${formatTotal(total, hasTotal)}`
