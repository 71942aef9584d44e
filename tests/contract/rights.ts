const sessionsRead = 'sessions.read, own client worker'
const periodRead = 'sessions.read assists.read, own client worker'
const schedulesRead = 'schedules.read sessions.read assists.read, own client worker'
const ownState = 'sessions.update, own worker, with my_sessions.update'
const people = 'clients.read workers.read'

/** Who may call what: accesses of which any one is enough, whose own data needs none of them, and what is needed even then. */
export const rights: Record<string, string> = {
  login: 'public',
  logout: 'public',
  getSignedIn: 'signed in',
  changePassword: 'signed in',
  getSettings: 'public',

  listClients: 'clients.read',
  getClient: 'clients.read, own client',
  createClient: 'clients.register',
  updateClient: 'clients.update',
  deleteClient: 'clients.delete',

  generatePublicLink: 'public_links.register public_links.update',
  createPublicLink: 'public_links.register',
  updatePublicLink: 'public_links.update',
  getPublicView: 'public',
  getPublicLink: 'public_links.read',
  deletePublicLink: 'public_links.delete',

  listPeople: people,
  getPerson: people,
  savePerson: 'clients.register clients.update clients.delete workers.register workers.update workers.delete',

  listRoles: 'roles.read',
  getRole: 'roles.read',
  createRole: 'roles.register',
  updateRole: 'roles.update',
  deleteRole: 'roles.delete',
  listRoleAccess: 'access.read roles.read',
  listPermissions: 'access.read roles.read',
  giveRoleAccess: 'access.update',
  takeRoleAccess: 'access.update',

  listSchedules: schedulesRead,
  getSchedule: schedulesRead,
  createSchedule: 'schedules.register',
  updateSchedule: 'schedules.update',
  deleteSchedule: 'schedules.delete',

  listSessions: sessionsRead,
  getSession: sessionsRead,
  listSessionsByClientAndTurn: sessionsRead,
  listSessionsByWorkerAndTurn: sessionsRead,
  listTurnWeek: periodRead,
  listClientMonth: periodRead,
  listWorkerMonth: periodRead,
  listClientTurnMonth: periodRead,
  listWorkerTurnMonth: periodRead,
  listAvailablePeople: 'sessions.register sessions.update',
  createSession: 'sessions.register',
  createSessions: 'sessions.register',
  updateSession: ownState,
  changeSessionState: ownState,
  deleteSession: 'sessions.delete',
  deleteSessions: 'sessions.delete',
  endSeries: 'sessions.delete',

  listUsers: 'users.read',
  getUser: 'users.read, own user',
  createUser: 'users.register',
  createUserFromClient: 'users.register',
  createUserFromWorker: 'users.register',
  updateUser: 'users.update',
  deleteUser: 'users.delete',
  resetUserPassword: 'users.update',
  listUserRoles: 'access.read users.read, own user',
  listUserAccess: 'access.read users.read, own user',
  listEffectiveUserAccess: 'access.read users.read, own user',
  giveUserRoles: 'access.update',
  takeUserRoles: 'access.update',
  giveUserAccess: 'access.update',
  takeUserAccess: 'access.update',

  listWorkers: 'workers.read',
  getWorker: 'workers.read, own worker',
  createWorker: 'workers.register',
  updateWorker: 'workers.update',
  deleteWorker: 'workers.delete',
}
