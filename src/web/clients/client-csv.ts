import type { Client } from '#api/generated/app.ts'
import { personCsvFields } from '#web/people/people-list.ts'
import { clientDetails, clientDetailTitles } from './client-titles.ts'

type CsvField = { title: string; getText: (client: Client) => string }

/** The fields of a client in a CSV file, with the headings and formats that the import recognizes. */
export const clientCsvFields: readonly CsvField[] = [
  ...personCsvFields,
  ...clientDetails.map((field): CsvField => ({ title: clientDetailTitles[field], getText: (client) => client[field] ?? '' })),
]
