import { greetClient } from '#domain/greeting.ts'
import { formatLongDate } from '#domain/spanish.ts'
import { useSettings } from '#web/data/settings.ts'
import type { Message } from '#web/messages/message-links.ts'
import type { Worker } from '#web/session-data/queries.ts'
import { describeWhen } from '#web/session-data/session-message.ts'
import { useNow } from '#web/session-data/use-now.ts'
import type { FreeSlot, ListedEntry } from '#web/waiting-entries/queries.ts'

/** Returns the function that writes to someone who waits: it offers a free slot, or begins a text without one. */
export function useWaitingMessage() {
  const { clinicName, clinicPhone } = useSettings()
  const { date: today } = useNow()
  return ({ client }: ListedEntry, slot?: FreeSlot & { worker: Worker }): Message => {
    const { greeting, isToClient } = greetClient(client, today)
    const { name } = client.person
    if (!slot)
      return {
        subject: 'Lista de espera',
        text: `${greeting}, le escribimos de ${clinicName} por ${isToClient ? 'su lugar' : `el lugar de ${name}`} en la lista de espera.`,
      }
    const { sessionDate: date } = slot
    const offer = `se liberó ${isToClient ? '' : `para ${name} `}el cupo ${describeWhen({ ...slot, date }, today)}`
    return {
      subject: `Cupo libre el ${formatLongDate(date)}`,
      text: `${greeting}, en ${clinicName} ${offer}. ¿Le viene bien? Respóndanos por favor${clinicPhone ? ` o llámenos al ${clinicPhone}` : ''}.`,
    }
  }
}
