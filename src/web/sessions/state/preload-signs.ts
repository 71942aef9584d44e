import url from './signs.svg?no-inline'

/**
 * Loads the image of the signs and keeps it in the document. Otherwise the browser would load and parse it while it renders the first week. Does
 * nothing when it is called again.
 */
export function preloadSigns() {
  if (document.head.querySelector('img[data-signs]')) return
  const image = new Image()
  image.alt = ''
  image.dataset.signs = ''
  image.src = url
  document.head.append(image)
}
