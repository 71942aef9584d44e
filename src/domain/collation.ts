/** Compares two texts in Spanish alphabetical order. The collator is created once: creating one costs more than sorting thousands of names. */
export const compareSpanish = new Intl.Collator('es').compare
