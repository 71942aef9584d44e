import { repeatAnswer, stillFound } from '../behaviour.ts'
import { changeAnswer, type ProxyFault, parseBody, withBody } from '../fault.ts'
import type { ProxiedAnswer } from '../proxy.ts'

const isOneFeed = 'a worker has at most one feed, and renewing it changes its address'
const isOwnFeed = 'the view has the address of a feed, which does not tell that of the link and changes with it alone'

/** Faults of the addresses of calendar feeds. */
export const feedFaults: ProxyFault[] = [
  {
    name: 'keeps the address of a feed that is renewed',
    operation: 'renewWorkerFeed',
    pointer: '/body/url',
    scenario: isOneFeed,
    createRule: () => {
      const created = new Map<string, ProxiedAnswer>()
      return async (call, origin) => {
        const answer = await origin.send(call)
        if (call.operation !== 'renewWorkerFeed' || answer.status !== 200) return answer
        const earlier = created.get(call.path)
        created.set(call.path, earlier ?? answer)
        return earlier ? repeatAnswer(call, earlier) : answer
      }
    },
  },
  {
    name: 'still finds a feed that has ended',
    operation: 'getWorkerFeed',
    pointer: '/status',
    scenario: isOneFeed,
    createRule: stillFound('deleteWorkerFeed', 'getWorkerFeed'),
  },
  {
    name: 'tells the token of a link in the address of its feed',
    operation: 'getPublicView',
    pointer: '/body/feed_url',
    scenario: isOwnFeed,
    createRule: changeAnswer('getPublicView', (answer, { path }) =>
      withBody(answer, { ...parseBody<object>(answer), feed_url: `https://example.com/feeds/${path.split('/').at(-1)}.ics` }),
    ),
  },
]
