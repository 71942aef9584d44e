/** The product's name: the title of every page without one of its own, and what the settings answer. */
export const product = 'Turnos'
