import type { User, UserType } from '#api/generated/app.ts'

/** The types of users in Spanish. */
export const userTypeNames: Record<UserType, string> = { staff: 'Personal', worker: 'Trabajador', client: 'Cliente' }

/** "Trabajador"; "Trabajador y cliente" for a person in both roles. */
export const formatUserType = ({ userType, clientId, workerId }: Pick<User, 'userType' | 'clientId' | 'workerId'>) =>
  clientId && workerId ? 'Trabajador y cliente' : userTypeNames[userType]
