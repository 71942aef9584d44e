import type { LoaderFunction } from 'react-router'
import { queryClientContext } from '../data/query-client.ts'
import { settingsQuery } from '../data/settings.ts'

/** The loader of the root route; no page is shown before the settings have loaded. */
export const settingsLoader: LoaderFunction = ({ context }) => context.get(queryClientContext).ensureQueryData(settingsQuery())
