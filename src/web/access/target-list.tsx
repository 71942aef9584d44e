import { useSuspenseQuery } from '@tanstack/react-query'
import { getAccessCodes, useCan } from '../auth/access.ts'
import { paths } from '../navigation/paths.ts'
import { rolesQuery } from '../roles/queries.ts'
import { describeMissingAccess } from '../ui/feedback/describe-missing-access.ts'
import { Link } from '../ui/page/link.tsx'
import { formatUserCount } from './format-counts.ts'
import type { AccessTarget } from './queries.ts'
import classes from './target-list.module.css'
import { UserField } from './user-field.tsx'

/** The roles, and a search for a user. */
export function TargetList({ target }: { target: AccessTarget | undefined }) {
  const can = useCan()
  return (
    <>
      <h2 className={classes.title}>Roles</h2>
      {can('listRoles') ? (
        <RoleLinks target={target} />
      ) : (
        <p className={classes.quiet}>{describeMissingAccess(getAccessCodes('listRoles'))}</p>
      )}
      <h2 className={classes.title}>Usuarios</h2>
      {can('listUsers') ? (
        <div className={classes.user}>
          <UserField key={target?.id} userId={target?.kind === 'user' ? target.id : undefined} />
        </div>
      ) : (
        <p className={classes.quiet}>{describeMissingAccess(getAccessCodes('listUsers'))}</p>
      )}
    </>
  )
}

function RoleLinks({ target }: { target: AccessTarget | undefined }) {
  const { data: roles } = useSuspenseQuery(rolesQuery())
  if (roles.length === 0) return <p className={classes.quiet}>Todavía no hay roles.</p>
  return (
    <ul className={classes.roles}>
      {roles.map(({ id, name, userCount }) => (
        <li key={id}>
          <Link to={paths.access({ role: id })} className={classes.role} aria-current={target?.id === id ? 'true' : undefined}>
            <span className={classes.name}>{name}</span>
            {userCount !== undefined && <span className={classes.users}>{formatUserCount(userCount)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
