/** The first user of every data folder of these tests. */
export const administrator = { name: 'admin', password: 'una-larga-de-verdad' }
