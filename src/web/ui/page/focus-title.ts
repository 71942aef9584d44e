/** Focuses the page's title, for a button that disappears when it is pressed. */
export const focusTitle = () => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
