import { useQuery } from '@tanstack/react-query'
import { formatSessionCount } from '#domain/spanish.ts'
import { useCan } from '#web/auth/access.ts'
import { canReadMessages, untoldQuery } from '#web/messages/queries.ts'
import { paths } from '#web/navigation/paths.ts'
import { countDeclined } from '#web/rebooking/declined-section.tsx'
import { declinedQuery } from '#web/rebooking/queries.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { Link } from '#web/ui/page/link.tsx'
import { countUntold } from '#web/untold-messages/untold-section.tsx'
import { unsettledCountQuery } from './queries.ts'
import classes from './urgent-links.module.css'

/** Links to what needs an answer soon. A narrow screen has them above the day, because the sections about it are below the whole day. */
export function UrgentLinks({ today }: { today: string }) {
  const { data: declined = [] } = useAllowedQuery(declinedQuery(today))
  const { data: unsettled } = useAllowedQuery(unsettledCountQuery(today))
  const can = useCan()
  const { data: untold = [] } = useQuery({ ...untoldQuery(), enabled: canReadMessages(can) })
  const count = unsettled?.total ?? 0
  if (declined.length + count + untold.length === 0) return null
  return (
    <p className={classes.links}>
      {declined.length > 0 && <Link to={paths.toRebook()}>{countDeclined(declined.length)}</Link>}
      {count > 0 && <Link to={paths.unsettled()}>{formatSessionCount(count)} por resolver</Link>}
      {untold.length > 0 && <Link to={paths.untoldMessages()}>{countUntold(untold)}</Link>}
    </p>
  )
}
