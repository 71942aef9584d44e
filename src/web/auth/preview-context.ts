import { type ComponentType, createContext } from 'react'
import type { AccessHolder } from './access.ts'

/** The access and the ids of the user whose navigation is previewed. A role has no client or worker. */
export type PreviewedUser = Pick<AccessHolder, 'access'> & { owner?: Pick<AccessHolder, 'clientId' | 'workerId'> | undefined }

/** Carries the component that draws the navigation of another user. The site map imports all features, so features cannot import it. */
export const NavigationPreviewContext = createContext<ComponentType<PreviewedUser>>(() => null)
