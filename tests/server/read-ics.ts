import ICAL from 'ical.js'
import nodeIcal, { type VEvent } from 'node-ical'

/** An event on one of its dates: the moment at which it begins, its minutes, its title and its state. */
export type IcsInstance = [start: string, minutes: number, title: string, status: string]

const compareStarts = (one: IcsInstance, other: IcsInstance) => one[0].localeCompare(other[0])

/** Reads all events of a calendar by its rules and by its own description of the time zone. */
export function readIcs(text: string): IcsInstance[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  ICAL.TimezoneService.reset()
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const components = calendar.getAllSubcomponents('vevent')
  const isOverride = (component: ICAL.Component) => component.hasProperty('recurrence-id')
  const overrides = components.filter(isOverride).map((component) => new ICAL.Event(component))
  return components
    .filter((component) => !isOverride(component))
    .flatMap((component) => {
      const event = new ICAL.Event(component)
      for (const override of overrides) if (override.uid === event.uid) event.relateException(override)
      return listStarts(event).map((time): IcsInstance => {
        const { item, startDate, endDate } = event.getOccurrenceDetails(time)
        const minutes = (endDate.toJSDate().getTime() - startDate.toJSDate().getTime()) / 60_000
        return [startDate.toJSDate().toISOString(), minutes, item.summary, String(item.component.getFirstPropertyValue('status'))]
      })
    })
    .sort(compareStarts)
}

function listStarts(event: ICAL.Event): ICAL.Time[] {
  const times: ICAL.Time[] = []
  const iterator = event.iterator()
  for (let next = iterator.next(); next; next = iterator.next()) times.push(next)
  return times
}

/** Reads all events of a calendar with another library, which knows the time zone by its name. */
export function readIcsOtherwise(text: string): IcsInstance[] {
  const components = Object.values(nodeIcal.sync.parseICS(text))
  return components
    .filter((component): component is VEvent => component?.type === 'VEVENT')
    .flatMap((event) => nodeIcal.expandRecurringEvent(event, { from: new Date('2026-01-01'), to: new Date('2028-01-01') }))
    .map(
      ({ start, end, summary, event }): IcsInstance => [
        start.toISOString(),
        (end.getTime() - start.getTime()) / 60_000,
        String(summary),
        String(event.status),
      ],
    )
    .sort(compareStarts)
}
