/** Calls the API by method, path after `/api/v1` and body. Throws when the answer is an error. */
export type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>

const clients = { ian: ['Ian', 'Vargas', '70000001'], zoe: ['Zoe', 'Campos', '70000002'], luis: ['Luis', 'Ramos', '70000003'] } as const
const workers = { ana: ['Ana', 'Torres', '40000001'], bruno: ['Bruno', 'Salazar', '40000002'] } as const

export type ClientName = keyof typeof clients
export type WorkerName = keyof typeof workers

/** Sends a POST request and returns the id of the new record. */
export const createRecord = async (call: Call, path: string, body: unknown) => (await call<{ id: string }>('POST', path, body)).id

/** Creates two workers, three clients, and a schedule with one turn with slots at 8, 9, 10 and 11. There are no sessions. Returns the ids. */
export async function createSmallClinic(call: Call) {
  const schedule = await createRecord(call, '/schedules', {
    name: 'Terapia infantil',
    session_duration: 45,
    break_duration: 15,
    turns: [{ name: 'Mañana', start_time: 480, end_time: 720 }],
  })
  const turn = (await call<{ turns: { id: string }[] }>('GET', `/schedules/${schedule}`)).turns[0]!.id
  const register = async (path: string, people: Readonly<Record<string, readonly [string, string, string]>>, extraFields: object) => {
    const ids: Record<string, string> = {}
    for (const [key, [name, father, document]] of Object.entries(people)) {
      const person = { name, father_last_name: father, mother_last_name: 'Soto', document, document_type: 0, gender: true }
      ids[key] = await createRecord(call, path, { person, ...extraFields })
    }
    return ids
  }
  const ids: Record<string, string> = {
    ...(await register('/clients', clients, {})),
    ...(await register('/workers', workers, { positions: [5] })),
  }
  return { schedule, turn, ids }
}
