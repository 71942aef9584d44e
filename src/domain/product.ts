/** The product's name, the title of every page without its own title. */
export const product = 'Turnos'

/** The title of the page that a client opens with a link. */
export const publicPageTitle = `${product} CC`
