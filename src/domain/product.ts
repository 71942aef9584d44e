/** The product's name, the title of every page without a title of its own. */
export const product = 'Turnos'
