import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { User } from '#api/generated/app.ts'
import { getAccessCodes, useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { PersonSearch } from '#web/people/person-search.tsx'
import { rolesQuery } from '#web/roles/queries.ts'
import { describeMissingAccess } from '#web/ui/feedback/describe-missing-access.ts'
import { Link } from '#web/ui/page/link.tsx'
import { userQuery } from '#web/users/queries.ts'
import { formatUserCount } from './format-counts.ts'
import { type AccessTarget, userSearchLimit, userSearchQuery } from './queries.ts'
import classes from './target-list.module.css'

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
            <span className={classes.users}>{formatUserCount(userCount)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Finds a user and opens the user's access. */
function UserField({ userId }: { userId: string | undefined }) {
  const navigate = useNavigate()
  const selected = useQuery({ ...userQuery(userId ?? ''), enabled: userId !== undefined }).data
  return (
    <PersonSearch
      label="Accesos directos de"
      placeholder="Buscar usuario"
      getQuery={(search) => userSearchQuery(search)}
      limit={userSearchLimit}
      toOption={toUserOption}
      selected={selected}
      onSelect={(user) => user && void navigate(paths.access({ user: user.id }))}
      noMatchText="Ningún usuario coincide."
    />
  )
}

const toUserOption = ({ id, name, roles }: User) => ({
  id,
  name,
  details: roles.length === 0 ? 'sin roles' : roles.map((role) => role.name).join(', '),
})
