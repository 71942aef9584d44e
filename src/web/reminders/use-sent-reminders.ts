import { useLocalStorage } from '@mantine/hooks'
import { type SessionIdentity, sessionKey } from '#domain/session-key.ts'

/** The keys of the sessions whose reminders were sent, by date. They consist of ids, so that nothing private stays after signing out. */
type SentKeys = Record<string, string[]>

/** Returns the reminders of a date that were sent from this device. The marks of past dates are removed with the next one. */
export function useSentReminders(date: string, today: string) {
  const [sentKeys, setSentKeys] = useLocalStorage<SentKeys>({
    key: 'turnos-reminders',
    defaultValue: {},
    getInitialValueInEffect: false,
  })
  const sent = new Set(sentKeys[date])
  // An occurrence that is confirmed gets another id, while its people and its slot stay.
  const mark = (session: SessionIdentity, isSent: boolean) =>
    setSentKeys((current) => {
      const upcoming = Object.entries(current).filter(([day]) => day >= today)
      const others = (current[date] ?? []).filter((key) => key !== sessionKey(session))
      return { ...Object.fromEntries(upcoming), [date]: isSent ? [...others, sessionKey(session)] : others }
    })
  return { sent, isSent: (session: SessionIdentity) => sent.has(sessionKey(session)), mark }
}
