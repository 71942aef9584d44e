import { useQuery } from '@tanstack/react-query'
import type { PublicLink } from '#api/generated/app.ts'
import { useCan } from '../../auth/access.ts'
import { schedulesQuery } from '../../schedules/queries.ts'
import { BadgeTile } from '../../worker-badge/badge-tile.tsx'
import { useWorkerBadges } from '../../worker-badge/worker-badges.ts'
import classes from './public-link-section.module.css'

/** Names the schedule and the workers that a link shows, as far as the signed-in user may read them. */
export function LinkContent({ link }: { link: PublicLink }) {
  const can = useCan()
  const { data: schedules = [] } = useQuery({ ...schedulesQuery(), enabled: can('listSchedules') })
  const badges = useWorkerBadges([])
  const scheduleName = schedules.find(({ id }) => id === link.scheduleId)?.name
  // The badges are in the order of the list of workers.
  const shown = [...badges].filter(([id]) => link.workerIds.includes(id))
  if (link.workerIds.length === 0)
    return (
      <p>{scheduleName && `Muestra ${scheduleName}. `}Todos los trabajadores que mostraba fueron eliminados: elija otros con «Cambiar».</p>
    )
  return (
    <div className={classes.content}>
      {scheduleName && <p>{shown.length > 0 ? `Muestra ${scheduleName}, con:` : `Muestra ${scheduleName}.`}</p>}
      {shown.length > 0 && (
        <ul aria-label="Trabajadores del enlace" className={classes.workers}>
          {shown.map(([id, badge]) => (
            <li key={id} className={classes.worker}>
              <BadgeTile badge={badge} />
              {badge.name}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
