import { isJsonObject, type JsonObject } from '#api/document.ts'
import { formatClock } from '#domain/clock.ts'
import { type Exchange, parseJson } from '../exchange/exchange.ts'

/** An id in a text, but not as a value in a JSON object, which shows what it belongs to. */
const listedId = /(?<!":")[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi

/** Knows the names of the records that a run has created, so that a message can say more than their ids. */
export class RecordNames {
  #names = new Map<string, string>()

  /** Remembers the names of what a successful POST has created. */
  learn({ method, status, body, requestBody }: Exchange) {
    if (method !== 'POST' || status >= 300 || requestBody === undefined) return
    const [answer, sent] = [parseJson(body), parseJson(requestBody)]
    const sentItems = isJsonObject(sent) && Array.isArray(sent.sessions) ? sent.sessions : [sent]
    for (const [index, item] of [answer].flat().entries()) {
      const id = isJsonObject(item) ? item.id : item
      const name = nameRecord(sentItems[index]) ?? nameRecord(item)
      if (typeof id === 'string' && name !== undefined) this.#names.set(id.toLowerCase(), name)
    }
  }

  /** Writes the names of records behind their ids. */
  addTo(text: string): string {
    return text.replaceAll(listedId, (id) => {
      const name = this.#names.get(id.toLowerCase())
      return name === undefined ? id : `${id} (${name})`
    })
  }
}

/** Returns what tells a record from others of its kind: its name or, of a session, its slot. */
function nameRecord(record: unknown): string | undefined {
  if (!isJsonObject(record)) return undefined
  if (typeof record.time === 'number') return `${record.session_date ?? 'every week'}, ${formatClock(record.time)}`
  const { name, father_last_name, mother_last_name }: JsonObject = isJsonObject(record.person) ? record.person : record
  if (typeof name !== 'string') return undefined
  return father_last_name === undefined ? name : `${[father_last_name, mother_last_name].filter(Boolean).join(' ')}, ${name}`
}
