import { accessFaults } from './access.ts'
import { clientFaults } from './clients.ts'
import { shapeFaults } from './shapes.ts'
import { signInFaults } from './sign-in.ts'

/** All faults, each to be planted alone. */
export const allFaults = [...shapeFaults, ...signInFaults, ...accessFaults, ...clientFaults]
