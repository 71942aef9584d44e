// The agenda's grid without its screen, to be compared with a calendar component. Its code and the week are loaded before it is shown.
import '#web/ui/theme/base.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { countActive } from '#domain/states.ts'
import { toLocalDate } from '#domain/today.ts'
import { useWeekView } from '#web/agenda-week/use-week-view.ts'
import { SignedInUserContext, signedInUserQuery } from '#web/auth/signed-in-user.ts'
import { createQueryClient } from '#web/data/create-query-client.ts'
import { SettingsContext, settingsQuery } from '#web/data/settings.ts'
import { workersQuery } from '#web/people/queries.ts'
import { schedulesQuery } from '#web/schedules/queries.ts'
import { type Schedule, type Turn, weekQuery } from '#web/session-data/queries.ts'
import { WeekGrid } from '#web/session-grid/week-grid.tsx'
import { useOverlay } from '#web/session-overlay/use-overlay.ts'
import { useSelection } from '#web/session-selection/use-selection.ts'
import { cssVariablesResolver } from '#web/ui/theme/palette.ts'
import { theme } from '#web/ui/theme/theme.ts'
import classes from './main.module.css'

const search = new URLSearchParams(window.location.search)
const [turnId, week] = [search.get('turn') ?? '', search.get('week') ?? '']
const client = createQueryClient()
const [settings, user, schedules] = await Promise.all([
  client.ensureQueryData(settingsQuery()),
  client.ensureQueryData(signedInUserQuery()),
  client.ensureQueryData(schedulesQuery()),
  client.ensureQueryData(workersQuery()),
  client.ensureQueryData(weekQuery(turnId, week)),
])
// Loads the browser's date tables, as the application has done before it shows a week.
toLocalDate(new Date(), settings.timeZone)
const schedule = schedules.find(({ turns }) => turns.some(({ id }) => id === turnId))!
const turn = schedule.turns.find(({ id }) => id === turnId)!

const noCells = new Map()

function WeekAlone({ schedule, turn }: { schedule: Schedule; turn: Turn }) {
  const { duration, now, sessions, badges, dates, slots, rows, cells, dayNotes } = useWeekView({ schedule, turn, weekChoice: { week } })
  const scope = `${turn.id} ${week}`
  return (
    <WeekGrid
      turnId={turnId}
      dates={dates}
      rows={rows}
      slots={slots}
      duration={duration}
      countSessions={countActive}
      sessions={sessions}
      cells={cells}
      badges={badges}
      now={now}
      dayNotes={dayNotes}
      unavailableCells={noCells}
      suitableCells={noCells}
      freeCells={noCells}
      selection={useSelection(scope, cells)}
      overlay={useOverlay(scope)}
      shownDate={now.date}
      isDense
      canBook
      onBook={() => {}}
      onMove={() => {}}
      onWeekStep={() => {}}
    />
  )
}

const Providers = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} deduplicateCssVariables={false}>
    <QueryClientProvider client={client}>
      <SettingsContext value={settings}>
        <SignedInUserContext value={user}>{children}</SignedInUserContext>
      </SettingsContext>
    </QueryClientProvider>
  </MantineProvider>
)

function Page() {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Mostrar
      </button>
      <div className={classes.week}>{isShown && <WeekAlone schedule={schedule} turn={turn} />}</div>
    </>
  )
}

// Sessions link to other screens, so that the grid needs a router around it.
const router = createMemoryRouter([{ path: '/', element: <Page /> }])

createRoot(document.querySelector('#root')!).render(
  <Providers>
    <RouterProvider router={router} />
  </Providers>,
)
