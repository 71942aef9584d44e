import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { type AgendaParams, paths } from '#web/navigation/paths.ts'

/** Opens a form or a card once when a link asks for it, and removes it from the URL. */
export function useOpenOnArrival(isAsked: boolean, weekChoice: AgendaParams, open: () => void) {
  const navigate = useNavigate()
  const openOnce = useEffectEvent(async () => {
    await navigate(paths.sessions(weekChoice), { replace: true })
    open()
  })
  useEffect(() => {
    if (isAsked) void openOnce()
  }, [isAsked])
}
