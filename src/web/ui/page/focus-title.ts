/** Focuses the page's title, after a navigation or when a pressed button disappears. */
export const focusTitle = () => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
