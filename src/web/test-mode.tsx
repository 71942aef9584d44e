import { useSettings } from './settings.ts'
import classes from './test-mode.module.css'

/** One amber line on top of everything while the server runs in test mode. */
export function TestMode() {
  const { testMode } = useSettings()
  return testMode ? (
    <aside className={classes.line} data-test-mode aria-label="Modo de prueba">
      <strong>Modo de prueba</strong> <span>Los datos son de ejemplo y se borran al reiniciar.</span>
    </aside>
  ) : null
}
