import { createApi } from '#api/client.ts'
import { callSchemas } from '#api/generated/call-schemas.ts'

/** The API on the page's own origin. */
export const api = createApi({ baseUrl: '/api', callSchemas })
