import { mayLackDocument } from '#domain/documents.ts'
import { api } from '../data/api.ts'

/** True when the server takes people of these kinds without a document: a new caller often does not have it at hand. */
export const canSaveWithoutDocument = (...kinds: Parameters<typeof mayLackDocument>[0]) =>
  mayLackDocument(kinds) && api.hasAddition('listClients.incomplete')
