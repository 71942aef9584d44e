/** What is pressed vanishes with the press: the keyboard goes on at the title of the page. */
export const focusTitle = () => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
