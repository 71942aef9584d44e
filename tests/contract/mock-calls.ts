/** The answer to a call: its status, headers and JSON. */
export type MockAnswer<Body> = { status: number; headers: Headers; body: Body }

type Names = { name: string }
/** The fields of records that the tests of the mock read. */
export type Client = { id: string; person: Names & { phone: string | null; email?: string; address?: string }; public_link: string | null }
export type Session = {
  id: string
  client: Client
  worker: { id: string; person: Names }
  turn_id: string
  session_date: string | null
  state: string
  standing: boolean
  note: string | null
  attended: boolean | null
}

/** Creates a caller of the mock, who is signed in by a name of the examples or, without one, by any cookie. */
export async function createCaller(url: string, name?: string) {
  const cookie = name === undefined ? 'turnos=mock' : await signIn(url, name)

  async function send<Body>(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<MockAnswer<Body>> {
    const response = await fetch(url + path, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) }
  }
  const get = <Body>(path: string, headers?: Record<string, string>) => send<Body>('GET', path, undefined, headers)
  return { send, get }
}

/** Signs in and returns the cookie. */
async function signIn(url: string, username: string) {
  const response = await fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'una contraseña' }),
  })
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

const createId = (end: string) => `01998a00-0000-7000-8000-${end}`

/** Ids of the examples. */
export const ids = {
  ian: createId('020000000001'),
  zoe: createId('020000000008'),
  ana: createId('030000000001'),
  jorge: createId('030000000002'),
  reception: createId('040000000002'),
  therapist: createId('040000000003'),
  therapistRole: createId('050000000003'),
  morning: createId('090000000001'),
  afternoon: createId('090000000002'),
  childTherapy: createId('080000000001'),
  evaluations: createId('080000000002'),
  zoeOnWednesday: createId('0a0000000008'),
  seriesOfIan: createId('0a0000000014'),
  unknown: createId('0f0000000001'),
}
