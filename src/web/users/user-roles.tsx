import { Button } from '@mantine/core'
import type { User } from '#api/generated/app.ts'
import { useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { Link } from '#web/ui/page/link.tsx'
import { Section } from '#web/ui/page/section.tsx'
import classes from './user-roles.module.css'

type Props = {
  user: User
  /** Opens the drawer, for users who may change the roles. */
  onChange: (() => void) | undefined
}

/** The roles of a user, with the button that changes them. */
export const UserRoles = ({ user: { roles, access, userType }, onChange }: Props) => {
  const can = useCan()
  return (
    <Section
      title="Roles"
      titleAside={
        onChange && (
          <Button variant="default" onClick={onChange}>
            Cambiar roles
          </Button>
        )
      }
    >
      {roles.length > 0 ? (
        <ul className={classes.roles}>
          {roles.map(({ id, name }) => (
            <li key={id}>{can('getRole') ? <Link to={paths.role(id)}>{name}</Link> : name}</li>
          ))}
        </ul>
      ) : (
        <p className="quiet">
          No tiene roles.{' '}
          {access.length === 0 && (userType === 'staff' ? 'Sin roles ni accesos no puede hacer nada todavía.' : 'Ve solo lo suyo.')}
        </p>
      )}
    </Section>
  )
}
