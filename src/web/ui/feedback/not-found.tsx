import { paths } from '../../navigation/paths.ts'
import { Link } from '../page/link.tsx'
import classes from './views.module.css'

/** The view for an address or a record that does not exist. */
export const NotFound = () => (
  <section className={classes.view}>
    <h1 tabIndex={-1} className="bare">
      Not Found
    </h1>
    <p>Lo que busca no existe o ya no está aquí. Revise la dirección.</p>
    <p>
      <Link to={paths.home()}>Ir al inicio</Link>
    </p>
  </section>
)
