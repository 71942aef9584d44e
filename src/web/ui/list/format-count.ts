const format = new Intl.NumberFormat('es-PE')

/** Formats a number as in Peru: "10,000". */
export const formatCount = (count: number) => format.format(count)
