import type { ApiError } from '#api/errors.ts'
import { paths } from '#web/navigation/paths.ts'
import { Link } from '../page/link.tsx'
import { ErrorDetails } from './error-details.tsx'
import classes from './views.module.css'

/** The view for an address or a record that does not exist. `error` is that of the call that did not find the record. */
export const NotFound = ({ error }: { error?: ApiError }) => (
  <section className={classes.view}>
    <h1 tabIndex={-1} className="bare">
      Not Found
    </h1>
    <p>Lo que busca no existe o ya no está aquí. Revise la dirección.</p>
    <p>
      <Link to={paths.home()}>Ir al inicio</Link>
    </p>
    {error && <ErrorDetails error={error} />}
  </section>
)
