import type { Api } from '#api/client.ts'
import { ApiError, errorCode } from '#api/errors.ts'
import type { Command, ServerResult } from './agenda-commands.ts'

/** Sends a command to the server. Returns an error of the API as a result and throws any other error. */
export async function sendCommand(api: Api, command: Command): Promise<ServerResult> {
  try {
    return { ids: await callServer(api, command) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { code, details } = error
    return { code, items: code === errorCode.multiple ? details.map(({ path }) => Number(path.split('.')[1])) : [] }
  }
}

async function callServer(api: Api, command: Command): Promise<string[]> {
  if (command.do === 'book') {
    const { id, movedFromId } = await api.post('/v1/sessions', { body: command.input })
    return movedFromId === undefined ? [id] : [id, movedFromId]
  }
  if (command.do === 'bookMany') return api.post('/v1/sessions/bulk', { body: { sessions: command.inputs } })
  if (command.do === 'deleteMany') return api.delete('/v1/sessions/bulk', { body: { ids: command.ids } })
  if (command.do === 'endSeries') {
    const { do: _, ...body } = command
    return api.delete('/v1/sessions/duplicated', { body })
  }
  const path = { id: command.id }
  if (command.do === 'replace') return [(await api.put('/v1/sessions/{id}', { path, body: command.input })).id]
  if (command.do === 'changeState') {
    const { do: _, id: __, ...body } = command
    return [(await api.patch('/v1/sessions/{id}/state', { path, body })).id]
  }
  await api.delete('/v1/sessions/{id}', { path })
  return [command.id]
}
