import axe from 'axe-core'

/** Returns the serious and critical violations that axe finds on the current page, each with its rule and elements. */
export async function findSeriousViolations() {
  // Text that is still fading in has too little contrast.
  const animations = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(animations.map(({ finished }) => finished))
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
