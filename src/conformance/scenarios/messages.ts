import type { Context } from '../context.ts'
import type { TagScenarios } from '../scenario.ts'
import { leaveMessage } from './messages/leave-message.ts'
import { messageScenarios } from './messages/message-rules.ts'

const createMessage = async (context: Context) => ({ path: { id: await leaveMessage(context, await context.createAgenda()) } })

export const messages: TagScenarios = {
  tag: 'messages',
  samples: { markMessageTold: createMessage, dropMessage: createMessage },
  scenarios: messageScenarios,
}
