/** Clicks the element under a resting pointer, again and again while the pointer stays. */
export function createHoverRepeat() {
  let current: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    current = null
  }
  const clickAfter = (element: HTMLElement, milliseconds: number) => {
    timer = setTimeout(() => {
      element.click()
      clickAfter(element, repeatDelay)
    }, milliseconds)
  }
  return {
    enter: (element: HTMLElement | null) => {
      if (element === current) return
      stop()
      current = element
      if (element) clickAfter(element, firstDelay)
    },
    stop,
  }
}

/** Milliseconds before the first click, and between the following ones. */
const firstDelay = 600
const repeatDelay = 1000
