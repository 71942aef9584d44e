import { createApi } from '#api/client.ts'
import { shapes } from '#api/generated/shapes.ts'

/** The server, on the page's own origin. */
export const api = createApi({ baseUrl: '/api', shapes })
