const format = new Intl.NumberFormat('es-PE')

/** "10,000", as it is written in Peru. */
export const formatCount = (number: number) => format.format(number)
