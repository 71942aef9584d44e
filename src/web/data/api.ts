import { createApi } from '#api/client.ts'
import { callSchemas } from '#api/generated/call-schemas.ts'

/** The server, on the page's own origin. */
export const api = createApi({ baseUrl: '/api', callSchemas })
