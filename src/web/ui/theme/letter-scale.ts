/**
 * Returns how many times larger the letters are than by default, as the user has set them in the browser. Lengths that hold text have rem in style sheets, which
 * follow it; this is for code that computes them in pixels.
 */
export const getLetterScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
