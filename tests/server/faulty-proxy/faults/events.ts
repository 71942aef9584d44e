import type { ProxyFault } from '../fault.ts'
import { cutConnection, type Rule } from '../proxy.ts'

const tellsChanges = 'the stream of events names the kind and the dates of a change, to whoever is signed in, and ends with the sign-in'

/** Changes the text of the streams of events. */
const changeStream =
  (edit: (text: string) => string): Rule =>
  async (call, origin) => {
    const answer = await origin.send(call)
    if (!answer.stream) return answer
    const editing = new TransformStream<string, string>({ transform: (text, controller) => controller.enqueue(edit(text)) })
    const stream = answer.stream
      .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
      .pipeThrough(editing)
      .pipeThrough(new TextEncoderStream())
    return { ...answer, stream }
  }

/** Faults of the stream of events. */
export const eventFaults: ProxyFault[] = [
  {
    name: 'tells of changes without their dates',
    operation: 'streamEvents',
    pointer: '/body',
    scenario: tellsChanges,
    createRule: () => changeStream((text) => text.replaceAll(/"(from|to)": ?"[-\d]+"/g, '"$1":"2020-01-01"')),
  },
  {
    name: 'does not begin a stream of events with a heartbeat',
    operation: 'streamEvents',
    pointer: '/body',
    scenario: tellsChanges,
    createRule: () => changeStream((text) => text.replaceAll('heartbeat', 'hello')),
  },
  {
    name: 'calls a stream of events plain text',
    operation: 'streamEvents',
    pointer: '/headers/content-type',
    scenario: tellsChanges,
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      return answer.stream ? { ...answer, headers: { ...answer.headers, 'content-type': 'text/plain' } } : answer
    },
  },
  {
    name: 'keeps a stream of events back until it ends',
    operation: 'streamEvents',
    pointer: '',
    scenario: tellsChanges,
    words: '/v1/events: nothing came within 10 s',
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      if (!answer.stream) return answer
      void answer.stream.cancel()
      return new Promise(() => {})
    },
  },
  {
    name: 'cuts a stream of events before it begins',
    operation: 'streamEvents',
    pointer: '',
    scenario: tellsChanges,
    words: '/v1/events: the connection broke after',
    createRule: () => (call, origin) => (call.path === '/v1/events' ? Promise.resolve(cutConnection) : origin.send(call)),
  },
  {
    name: 'goes on with a stream of events after the sign-out',
    operation: 'streamEvents',
    pointer: '/body',
    scenario: tellsChanges,
    createRule: () => async (call, origin) => (call.path === '/v1/events' ? origin.sendAsAdministrator(call) : origin.send(call)),
  },
]
