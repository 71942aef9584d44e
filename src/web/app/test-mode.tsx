import { useLayoutEffect } from 'react'
import { useSettings } from '../data/settings.ts'
import classes from './test-mode.module.css'

/** One amber line on top of everything while the server runs in test mode. */
export function TestMode() {
  const { testMode } = useSettings()
  useLayoutEffect(() => {
    // `:root:has(…)` would look through the whole page whenever something is drawn
    document.documentElement.toggleAttribute('data-test-mode', testMode)
  }, [testMode])
  return testMode ? (
    <aside className={classes.line} aria-label="Modo de prueba">
      <strong>Modo de prueba</strong> <span>Los datos son de ejemplo y se borran al reiniciar.</span>
    </aside>
  ) : null
}
