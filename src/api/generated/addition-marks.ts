// Generated from openapi/scheduling.yaml by `npm run generate`: do not edit.

import type { Marks } from '../additions.ts'

/** The operations that are additions, with their calls. */
export const addedOperations: Record<string, string> = {
  changePassword: 'POST /v1/auth/password',
  getSettings: 'GET /v1/settings',
  getBackupState: 'GET /v1/settings/backups',
  countClients: 'GET /v1/clients/counts',
  exportClient: 'GET /v1/clients/{id}/export',
  eraseClient: 'POST /v1/clients/{id}/erase',
  replyToSession: 'POST /v1/clients/public-link/{url}/sessions/{id}/reply',
  markSessionReminded: 'POST /v1/sessions/{id}/reminded',
  countSessions: 'GET /v1/sessions/counts',
  listUsualWorkers: 'GET /v1/clients/{id}/usual-workers',
  listWorkerWorkingHours: 'GET /v1/workers/{id}/working-hours',
  replaceWorkerWorkingHours: 'PUT /v1/workers/{id}/working-hours',
  listWorkingHours: 'GET /v1/working-hours',
  listAbsences: 'GET /v1/absences',
  createAbsence: 'POST /v1/absences',
  createAbsences: 'POST /v1/absences/bulk',
  updateAbsence: 'PUT /v1/absences/{id}',
  deleteAbsence: 'DELETE /v1/absences/{id}',
  listHolidays: 'GET /v1/holidays',
  resetUserPassword: 'POST /v1/users/{id}/password',
  listHistory: 'GET /v1/history',
  listSessionHistory: 'GET /v1/sessions/{id}/history',
  streamEvents: 'GET /v1/events',
  listWaitingEntries: 'GET /v1/waiting-list',
  createWaitingEntry: 'POST /v1/waiting-list',
  updateWaitingEntry: 'PUT /v1/waiting-list/{id}',
  deleteWaitingEntry: 'DELETE /v1/waiting-list/{id}',
  listWaitingMatches: 'GET /v1/waiting-list/matches',
  listWaitingSlots: 'GET /v1/waiting-list/{id}/slots',
  getWorkerFeed: 'GET /v1/workers/{id}/feed',
  renewWorkerFeed: 'POST /v1/workers/{id}/feed',
  deleteWorkerFeed: 'DELETE /v1/workers/{id}/feed',
}

/** The additions that a server has only if its settings list them. */
export const listedAdditions: readonly string[] = ["getBackupState","listClients.incomplete","listClients.with_sessions","countClients","exportClient","eraseClient","replyToSession","listSessions.unavailable","listSessions.to_rebook","listSessions.client_reply","createSession.override","updateSession.override","changeSessionState.override","markSessionReminded","listUsualWorkers","listAvailablePeople.search","listAvailablePeople.limit","createSessions.override","listWorkerWorkingHours","replaceWorkerWorkingHours","listWorkingHours","listAbsences","createAbsence","createAbsences","updateAbsence","deleteAbsence","listHolidays","listHistory","listSessionHistory","streamEvents","listWaitingEntries","listWaitingEntries.limit","listWaitingEntries.offset","createWaitingEntry","updateWaitingEntry","deleteWaitingEntry","listWaitingMatches","listWaitingSlots","listWaitingSlots.worker_id","getWorkerFeed","renewWorkerFeed","deleteWorkerFeed","Problem.reason","Settings.client_replies","Settings.additions","Client.guardian_name","Client.guardian_phone","Client.note","Client.next_session","Client.usual_workers","ClientExport.replies","ClientInput.guardian_name","ClientInput.guardian_phone","ClientInput.note","ClientUpdate.guardian_name","ClientUpdate.guardian_phone","ClientUpdate.note","PublicView.closed_dates","PublicView.feed_url","PublicView.takes_replies","PublicSession.accepted","PublicSession.client_reply","Session.unavailable","Session.accepted","Session.series_id","Session.reminded_at","Session.client_reply","Session.client_replied_at","Session.waiting_entry_id","AvailableOnDate.session_date","AvailableOnDate.ids","SessionInput.waiting_entry_id","StateChange.accepted","Reminder.reminded"]

/** The added parameters of operations, and the added properties of schemas. */
export const addedParts: Record<string, string> = {
  logout: 'everywhere',
  listClients: 'search upcoming toRebook linked linkedScheduleId incomplete withSessions sort limit offset',
  getPublicView: 'week weeks',
  listPeople: 'search sort limit offset',
  listRoles: 'search sort limit offset',
  listSchedules: 'search sort limit offset',
  listSessions: 'from to turnId workerId clientId state unavailable toRebook clientReply search sort limit offset',
  createSession: 'override',
  updateSession: 'override',
  changeSessionState: 'override',
  listAvailablePeople: 'except search limit',
  createSessions: 'override',
  listUsers: 'search sort roleId limit offset',
  listWaitingEntries: 'limit offset',
  listWaitingSlots: 'workerId',
  listWorkers: 'search sort limit offset',
  PersonUpdate: 'updatedAt',
  ClientInput: 'guardianName guardianPhone note',
  ClientUpdate: 'guardianName guardianPhone note updatedAt',
  PublicLinkUpdate: 'updatedAt',
  RoleUpdate: 'updatedAt',
  ScheduleUpdate: 'updatedAt',
  SessionInput: 'startsOn endsOn attended waitingEntryId',
  SessionUpdate: 'startsOn endsOn attended updatedAt',
  StateChange: 'sessionDate attended accepted updatedAt',
  Reminder: 'reminded',
  UserUpdate: 'updatedAt',
  WorkerInput: 'color',
  WorkerUpdate: 'color updatedAt',
}

/** The additions in the query of each call. */
export const queryMarks: Record<string, Marks> = {
  'post /v1/auth/logout': "logout",
  'get /v1/clients': "listClients",
  'get /v1/clients/public-link/{url}': "getPublicView",
  'get /v1/person': "listPeople",
  'get /v1/roles': "listRoles",
  'get /v1/schedules': "listSchedules",
  'get /v1/sessions': "listSessions",
  'post /v1/sessions': "createSession",
  'put /v1/sessions/{id}': "updateSession",
  'patch /v1/sessions/{id}/state': "changeSessionState",
  'get /v1/sessions/available-people': "listAvailablePeople",
  'post /v1/sessions/bulk': "createSessions",
  'get /v1/users': "listUsers",
  'get /v1/waiting-list': "listWaitingEntries",
  'get /v1/waiting-list/{id}/slots': "listWaitingSlots",
  'get /v1/workers': "listWorkers",
}

/** The additions in the body of each call. */
export const bodyMarks: Record<string, Marks> = {
  'post /v1/clients': "ClientInput",
  'put /v1/clients/{id}': "ClientUpdate",
  'put /v1/clients/public-link': "PublicLinkUpdate",
  'post /v1/person': "PersonUpdate",
  'put /v1/roles/{id}': "RoleUpdate",
  'put /v1/schedules/{id}': "ScheduleUpdate",
  'post /v1/sessions': "SessionInput",
  'put /v1/sessions/{id}': "SessionUpdate",
  'patch /v1/sessions/{id}/state': "StateChange",
  'post /v1/sessions/{id}/reminded': "Reminder",
  'post /v1/sessions/bulk': {"sessions":"SessionInput"},
  'put /v1/users': "UserUpdate",
  'post /v1/workers': "WorkerInput",
  'put /v1/workers': "WorkerUpdate",
}
