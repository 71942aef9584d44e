import type { SessionMark } from '#domain/states.ts'

export type Icon = SessionMark | 'standing' | 'note' | 'unsettled' | 'declined'

/** A path in a square of 12 pixels: a line with a width, or without one an area. */
export type Drawing = { path: string; lineWidth?: number }

/** The icons. They are drawn in the size of the grid, which has many of them, because the browser paints unscaled ones faster. */
export const drawings: Record<Icon, Drawing> = {
  pending: { path: 'M2 6a4 4 0 0 1 8 0a4 4 0 0 1-8 0z', lineWidth: 1.5 },
  // The ring is broken, because nobody has said yet whether the client came.
  unmarked: {
    path: 'M9.86 7.04A4 4 0 0 1 7.04 9.86M4.96 9.86A4 4 0 0 1 2.14 7.04M2.14 4.96A4 4 0 0 1 4.96 2.14M7.04 2.14A4 4 0 0 1 9.86 4.96',
    lineWidth: 1.5,
  },
  // This is a ring with a tick: the client is expected. The disc with a tick is for the client who came.
  confirmed: { path: 'M1.3 6a4.7 4.7 0 0 1 9.4 0a4.7 4.7 0 0 1-9.4 0zM3.8 6.2l1.6 1.5 2.9-3.2', lineWidth: 1.3 },
  // This is a disc with a tick cut out.
  came: {
    path: 'M.9 6a5.1 5.1 0 0 1 10.2 0a5.1 5.1 0 0 1-10.2 0zM3.13 6.67l1.71 1.63a.69.69 0 0 0 .99-.03l3.09-3.43a.69.69 0 0 0-1.02-.93l-2.61 2.91-1.2-1.14a.69.69 0 0 0-.94.99z',
  },
  // This is a disc with a minus cut out.
  absent: { path: 'M.9 6a5.1 5.1 0 0 1 10.2 0a5.1 5.1 0 0 1-10.2 0zM3.6 6.8h4.8a.8.8 0 0 0 0-1.6h-4.8a.8.8 0 0 0 0 1.6z' },
  canceled: { path: 'm2.75 2.75 6.5 6.5m0-6.5-6.5 6.5', lineWidth: 1.5 },
  postponed: { path: 'M1.4 6h6.1M5.1 3.3 7.8 6 5.1 8.7M10.5 2.6v6.8', lineWidth: 1.5 },
  standing: {
    path: 'M2 6v-1.5a1.5 1.5 0 0 1 1.5-1.5h6.5m-1.5-1.5 1.5 1.5-1.5 1.5M10 6v1.5a1.5 1.5 0 0 1-1.5 1.5h-6.5m1.5 1.5-1.5-1.5 1.5-1.5',
    lineWidth: 1,
  },
  // This is a triangle with an exclamation mark.
  unsettled: { path: 'M6 1.5 10.9 10.2h-9.8zM6 4.6v2.6M6 8.7v.1', lineWidth: 1.2 },
  // This is a speech bubble with a cross.
  declined: { path: 'M1.2 1.6h9.6v7H5.4L3 10.9V8.6H1.2zM4.5 3.6l3 3m0-3-3 3', lineWidth: 1.2 },
  note: { path: 'm6.5 10 3.5-3.5M6.5 10v-3a.5.5 0 0 1 .5-.5h3v-3.5a1 1 0 0 0-1-1h-6a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1z', lineWidth: 1 },
}
