import { useLayoutEffect } from 'react'
import { useSettings } from '#web/data/settings.ts'
import classes from './banner.module.css'

/** An amber banner above the page while the server runs in test mode. */
export function TestMode() {
  const { testMode } = useSettings()
  useLayoutEffect(() => {
    // The style sheets use this attribute and not `:root:has(…)`, which would match against the whole page on every update.
    document.documentElement.toggleAttribute('data-test-mode', testMode)
  }, [testMode])
  return testMode ? (
    <aside className={classes.line} aria-label="Modo de prueba">
      <strong>Modo de prueba</strong> <span>Los datos son de ejemplo y se borran al reiniciar.</span>
    </aside>
  ) : null
}
