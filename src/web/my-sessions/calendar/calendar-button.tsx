import { ActionIcon, Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSettings } from '#web/data/settings.ts'
import type { Participant } from '#web/people/participant.ts'
import { schedulesQuery } from '#web/schedules/queries.ts'
import { useSideQuery } from '#web/screen/use-allowed-query.ts'
import { mapTurnDurations } from '#web/session-data/busy/busy-period.ts'
import { notifyFailure, notifyInfo } from '#web/ui/feedback/notify.ts'
import { importPart } from '#web/ui/parts/import-part.ts'
import { fetchCalendarSessions } from '../queries.ts'

type Props = { participant: Participant; today: string; isNarrow: boolean }

const label = 'Agregar a mi calendario'

/** Downloads the sessions of the worker or client as a calendar file. */
export function CalendarButton({ participant, today, isNarrow }: Props) {
  const queryClient = useQueryClient()
  const { timeZone, clinicName } = useSettings()
  const { data: schedules = [] } = useSideQuery(schedulesQuery())
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const [sessions, { downloadOwnCalendar }] = await Promise.all([
        fetchCalendarSessions(queryClient, participant),
        importPart(() => import('./own-calendar.ts')),
      ])
      const otherRole = participant.kind === 'client' ? 'worker' : 'client'
      const hasEvents = downloadOwnCalendar({
        participantId: participant.id,
        sessions,
        otherRole,
        durations: mapTurnDurations(schedules),
        today,
        timeZone,
        clinicName,
      })
      if (!hasEvents) notifyInfo('No tiene sesiones que agregar a su calendario.')
    },
    onError: (error) => notifyFailure('No se pudo crear el archivo', error),
  })
  const icon = <IconCalendarPlus size={18} stroke={1.5} aria-hidden />
  // A button that is disabled while it works would lose the focus.
  const controls = { variant: 'default', 'aria-busy': isPending, onClick: () => isPending || mutate() }
  return isNarrow ? (
    <ActionIcon {...controls} aria-label={label} title={label}>
      {icon}
    </ActionIcon>
  ) : (
    <Button {...controls} leftSection={icon}>
      {label}
    </Button>
  )
}
