import { IconLink } from '@tabler/icons-react'
import type { Client } from '#api/generated/app.ts'
import { formatClock } from '#domain/clock.ts'
import { formatShortDate } from '#domain/spanish.ts'
import { birthDateColumn, documentColumn, emailColumn, nameColumn, phoneColumn, userColumn } from '#web/people/people-columns.tsx'
import type { Column } from '#web/ui/list/column.ts'
import { IconLabel } from '#web/ui/page/icon-label.tsx'
import { BadgeTile } from '#web/worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import classes from './clients-columns.module.css'

interface ColumnChoices {
  links: boolean
  /** True for the next session and the usual workers of each client. */
  sessions: boolean
  /** Undefined for users who may not read workers. */
  badges: WorkerBadges | undefined
}

/** Creates the columns of the list. With those of the sessions, e-mail and birth date are shown when the user chooses them. */
export const createClientColumns = ({ links, sessions, badges }: ColumnChoices): readonly Column<Client>[] => {
  const rare = [emailColumn, birthDateColumn].map((column) => ({ ...column, isHidden: sessions }))
  return [
    ...[nameColumn, documentColumn, phoneColumn],
    ...(sessions ? [createNextSessionColumn(badges), ...(badges ? [createWorkersColumn(badges)] : [])] : rare),
    ...(links ? [linkColumn] : []),
    userColumn,
    ...(sessions ? rare : []),
  ]
}

const linkColumn: Column<Client> = {
  id: 'link',
  title: 'Enlace',
  renderCell: ({ publicLink }) => publicLink && <IconLabel icon={IconLink}>Activo</IconLabel>,
  absent: 'sin enlace',
}

const createNextSessionColumn = (badges: WorkerBadges | undefined): Column<Client> => ({
  id: 'next',
  title: 'Próxima sesión',
  fit: 'nowrap',
  isTitleHidden: true,
  isCardLine: true,
  renderCell: ({ nextSession, usualWorkers = [] }) =>
    nextSession ? (
      <span className={classes.next}>
        <span>
          {formatShortDate(nextSession.sessionDate)}, {formatClock(nextSession.time)}
        </span>
        {/* The usual workers have their own column. */}
        {usualWorkers.every(({ workerId }) => workerId !== nextSession.workerId) && (
          <WorkerTile badge={badges?.get(nextSession.workerId)} />
        )}
      </span>
    ) : (
      <span className={classes.none}>Sin próxima sesión</span>
    ),
})

const createWorkersColumn = (badges: WorkerBadges): Column<Client> => ({
  id: 'workers',
  title: 'Trabajadores',
  isWideOnly: true,
  renderCell: ({ usualWorkers = [] }) =>
    usualWorkers.length > 0 && (
      <span className={classes.workers}>
        {usualWorkers.map(({ workerId }) => (
          <WorkerTile key={workerId} badge={badges.get(workerId)} />
        ))}
      </span>
    ),
  absent: 'sin trabajadores habituales',
})

/** The badge of a worker, with the name as its title and for screen readers. */
const WorkerTile = ({ badge }: { badge: ReturnType<WorkerBadges['get']> }) =>
  badge && (
    <span className={classes.worker} title={badge.name}>
      <BadgeTile badge={badge} />
      <span className="hidden">{badge.name}</span>
    </span>
  )
