import { useHotkeys } from '@mantine/hooks'
import { IconCalendarPlus } from '@tabler/icons-react'
import { formatFullName } from '#web/people/name.ts'
import { clientQuery } from '#web/people/queries.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import type { Client } from '#web/session-data/queries.ts'
import { focusTitle } from '#web/ui/page/focus-title.ts'
import { Link } from '#web/ui/page/link.tsx'
import classes from '../waiting/waiting-banner.module.css'

/** Returns the client for whom the agenda is opened to book a session. Undefined without one, or until it is loaded. */
export const useClientToBook = (id: string | undefined): Client | undefined =>
  useAllowedQuery({ ...clientQuery(id ?? ''), enabled: id !== undefined }).data

/** What Escape closes, if the key is pressed inside. */
const closable = '[role="dialog"], [role="listbox"], [role="menu"], [aria-expanded="true"]'

/** Listens for Escape while no card and no form is open. */
export const useStopBookingKey = (isEnabled: boolean, stop: () => void) =>
  useHotkeys(
    isEnabled
      ? [['Escape', ({ target }) => target instanceof Element && target.closest(closable) === null && stop(), { preventDefault: false }]]
      : [],
  )

/** Says above the agenda for whom a slot is to be chosen, and when the client cannot come, with the way out. */
export const ClientToBookBanner = ({ client, stopPath, remark }: { client: Client; stopPath: string; remark?: string }) => (
  <section aria-label="Reserva" className={classes.banner}>
    <IconCalendarPlus size={16} className={classes.icon} aria-hidden />
    <p className={classes.text}>
      Elija un cupo para <strong>{formatFullName(client.person)}</strong>. {remark}
    </p>
    <Link to={stopPath} replace onClick={focusTitle}>
      Dejar de reservar
    </Link>
  </section>
)
