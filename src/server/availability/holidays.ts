import { createRequire } from 'node:module'
import { addDays } from '#domain/weeks.ts'

const require = createRequire(import.meta.url)

const msPerDay = 86_400_000

/** Loads the library when it is needed: it holds the holidays of all countries, and few calls ask for them. */
const loadHolidays = () => require('date-holidays') as typeof import('date-holidays').default

/** The usual names of holidays that the library writes in another way. */
const usualNames: Record<string, string> = {
  'La inmaculada concepción': 'Inmaculada Concepción',
  'La Asunción': 'Asunción',
  'La virgen de Chiquinquirá': 'Virgen de Chiquinquirá',
  'Sabado Santo': 'Sábado Santo',
  'Dia de los héroes': 'Día de los Héroes',
}

/** True for the code of a country whose holidays are known: two capital letters, ISO 3166. */
export const isKnownCountry = (code: string): boolean => code in new (loadHolidays())().getCountries()

/** A public holiday. A holiday of several days is listed with each of them. */
type Holiday = { date: string; name: string }

/** Easter and Pentecost are Sundays in every year, and no law makes a holiday of them for that. */
const isAlwaysSunday = (rule: string) => /^(easter|orthodox)( 49)?$/.test(rule)

/** Lists the public holidays of a country in a year, by date, with Spanish names where they have one, without those that are always Sundays. */
export function listHolidays(country: string, year: number): Holiday[] {
  const holidays = new (loadHolidays())(country, { languages: ['es'], types: ['public'] }).getHolidays(year)
  const names = new Map<string, string>()
  for (const { date, start, end, name } of holidays.filter(({ rule }) => !isAlwaysSunday(rule)))
    for (let day = 0; day < Math.max(1, Math.floor((end.getTime() - start.getTime()) / msPerDay)); day++) {
      const holiday = addDays(date.slice(0, 10), day)
      names.set(holiday, [names.get(holiday), usualNames[name] ?? name].filter(Boolean).join(', '))
    }
  return [...names].map(([date, name]) => ({ date, name })).sort((a, b) => (a.date < b.date ? -1 : 1))
}
