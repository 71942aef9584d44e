import { paths } from '#web/navigation/paths.ts'
import { useSideQuery } from '#web/screen/use-allowed-query.ts'
import { SectionError } from '#web/ui/feedback/section-error.tsx'
import { formatCount } from '#web/ui/list/format-count.ts'
import { Link } from '#web/ui/page/link.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { holdersQuery } from './queries.ts'
import classes from './role-page.module.css'

/** The id of the section, for the link of the dialog when users prevent the deletion. */
export const roleUsersId = 'usuarios'

/** The users who hold a role. */
export function RoleUsers({ roleId }: { roleId: string }) {
  const answer = useSideQuery(holdersQuery(roleId))
  if (!answer.data) return <SectionError title="Usuarios que lo tienen" answers={[answer]} />
  const { rows: users, total } = answer.data
  return (
    <div id={roleUsersId}>
      <Section title="Usuarios que lo tienen" titleAside={<span className={classes.quiet}>{formatCount(total)}</span>}>
        {users.length === 0 ? (
          <p className={classes.quiet}>Ningún usuario tiene este rol.</p>
        ) : (
          <ul className={classes.rows}>
            {users.map(({ id, name }) => (
              <li key={id}>
                <Link to={paths.user(id)}>{name}</Link>
              </li>
            ))}
          </ul>
        )}
        {total > users.length && <Link to={paths.users({ role: roleId })}>Ver los {formatCount(total)} usuarios</Link>}
      </Section>
    </div>
  )
}
