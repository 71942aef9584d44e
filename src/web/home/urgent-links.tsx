import { formatSessionCount } from '#domain/spanish.ts'
import { paths } from '#web/navigation/paths.ts'
import { countDeclined } from '#web/rebooking/declined-section.tsx'
import { declinedQuery } from '#web/rebooking/queries.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { Link } from '#web/ui/page/link.tsx'
import { unsettledCountQuery } from './queries.ts'
import classes from './urgent-links.module.css'

/** Links to what needs an answer soon. A narrow screen has them above the day, because the sections about it are below the whole day. */
export function UrgentLinks({ today }: { today: string }) {
  const { data: declined = [] } = useAllowedQuery(declinedQuery(today))
  const { data: unsettled } = useAllowedQuery(unsettledCountQuery(today))
  const count = unsettled?.total ?? 0
  if (declined.length + count === 0) return null
  return (
    <p className={classes.links}>
      {declined.length > 0 && <Link to={paths.toRebook()}>{countDeclined(declined.length)}</Link>}
      {count > 0 && <Link to={paths.unsettled()}>{formatSessionCount(count)} por resolver</Link>}
    </p>
  )
}
