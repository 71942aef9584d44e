/** The engines that are measured. */
const engines = process.env.TEST_DATABASE_URL ? ['embedded', 'postgres'] : ['embedded']

const onEachEngine = (...names: string[]) => engines.flatMap((engine) => names.map((name) => `${name}, ${engine}`))
/** The figures of a benchmark that needs a large clinic, which is measured on one engine. */
const onOneEngine = (...names: string[]) => names.map((name) => `${name}, ${engines.at(-1)}`)

/** The figures of each benchmark at the smallest size, in their order. */
export const figures: Record<string, string[]> = {
  starts: ['npm start until ready, warm'],
  calls: onEachEngine(
    'by-turn-and-week, 10 sessions',
    'login',
    'login of an unknown user',
    'by-turn-and-week, 20 sessions',
    'available-people, 50 clients',
    'bulk create and delete of 10',
    'change of 2 steps',
    'undo of a change of 2 steps',
  ),
  search: ['longest task of a keystroke, search of 100 clients, 15 rows', 'longest task of a keystroke, search of 100 clients, 60 rows'],
  grid: [
    'first paint, grid only, 20 sessions',
    'first paint, agenda from another screen, 20 sessions',
    'one change until it shows, agenda, 20 sessions',
    'first paint, grid only, 30 sessions',
    'first paint, agenda from another screen, 30 sessions',
    // Once compared with FullCalendar, and once in milliseconds.
    'one change until it shows, agenda, 30 sessions',
    'one change until it shows, agenda, 30 sessions',
    'first paint, grid only, 40 sessions',
    'first paint, agenda from another screen, 40 sessions',
    'one change until it shows, agenda, 40 sessions',
    'next week, prefetched, 20 sessions',
    'INP of keys and pointer, 30 sessions',
  ],
  day: ['while scrolling', 'while dragging', 'after a drop'].map((what) => `longest task ${what}, 60 sessions of 20 workers`),
  attendance: ['one mark until it shows', 'next month, prefetched', 'frames while scrolling'].map((what) => `${what}, 20 people × 31 days`),
  fairness: onEachEngine(
    ...['bulks of 10', 'lists of 20'].flatMap((calls) =>
      ['healthz', 'read', 'booking', 'the call itself'].map((kind) => `${kind} during 2 ${calls}`),
    ),
  ),
  availability: onOneEngine(
    'week of 20, 10 workers with hours and 100 absences',
    'available workers on 60 dates',
    'what must be decided about, of the week',
    'what must be decided about, of 400 days',
  ),
  waiting: onOneEngine('who of 20 waits for a slot', 'free slots of a week, 10 workers', 'free slots of 28 days, 10 workers'),
  clients: onOneEngine(
    'page of 15 of 100 clients',
    'the page with sessions',
    'the page with sessions, most clients with 75',
    'clients without upcoming sessions',
    'clients to rebook',
    'clients with a link',
    'clients without a document',
    'counts of the filters',
  ),
  plans: [...onOneEngine('9 dates of a year in the planner'), 'substitutes for 60 sessions among 40 workers'],
  history: onEachEngine('booking with its history', 'bulk booking and deletion of 10 with its history'),
  streams: onEachEngine(
    'heap and external memory of each of 10 streams',
    'resident memory of each of 10 streams',
    'a change told to 10 streams',
  ),
  unread: onEachEngine(
    ...['memory of', 'call of another user during', 'time until no answer is kept for'].map(
      (what) => `${what} 5 connections that read nothing of 2,000 clients`,
    ),
  ),
  wire: onEachEngine(
    'week of 10, unchanged',
    'week of 10, changed before every tenth call',
    'unchanged week of 10, If-None-Match',
    'week of 10, unchanged, Brotli',
    'week of 10, changed before every tenth call, Brotli',
    'unchanged week of 10, If-None-Match, Brotli',
    'week of 20, unchanged',
    'week of 20, unchanged, Brotli',
  ),
  years: ['week of 10 among 200 sessions, embedded', 'maintenance after 200 sessions were inserted, embedded'],
  growth: ['3,000', '3,500'].flatMap((sessions) =>
    onOneEngine(
      ...[
        'making the clinic',
        'counts of a year',
        'counts of a year by worker',
        'page of clients',
        'page 2,000 of clients',
        'page of clients with upcoming sessions',
        'first 100 free clients',
        'free clients of a search',
        'newest 20 sessions',
      ].map((name) => `${name}, ${sessions} sessions`),
    ),
  ),
  'first-load': ['outline of the agenda painted, slow 4G, empty cache', 'agenda of 10 sessions usable, slow 4G, empty cache'],
}
