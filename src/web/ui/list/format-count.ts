const format = new Intl.NumberFormat('es-PE')

/** Formats a number as in Peru: "10,000". */
export const formatCount = (count: number) => format.format(count)

/** Formats which rows of a list there are: "16 – 30 de 151". `first` counts from 0. */
export const formatRange = (first: number, count: number, total: number) =>
  `${count === 0 ? '0' : `${formatCount(first + 1)} – ${formatCount(first + count)}`} de ${formatCount(total)}`
