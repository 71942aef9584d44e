import { expect, test } from 'vitest'
import { filterOptions } from '#web/ui/choices/filter-options.ts'

const find = (labels: readonly string[], search: string) =>
  filterOptions({ options: labels.map((label) => ({ value: label, label })), search, limit: 100 }).map((option) =>
    'label' in option ? option.label : option.group,
  )

test('options are found by beginnings of their words, in any order', () => {
  expect(find(['Masculino', 'Femenino'], 'fem')).toEqual(['Femenino'])
  expect(find(['Masculino', 'Femenino'], 'lino')).toEqual([])
  expect(find(['Ana Torres', 'Bruno Salazar', 'Ánabel Tovar'], 'to ana')).toEqual(['Ana Torres', 'Ánabel Tovar'])
  expect(find(['08:00', '08:50', '18:00'], '8')).toEqual(['08:00', '08:50'])
})

test('the option that is typed whole comes first', () => {
  expect(find(['Ana Torres Díaz', 'Ana Torres', 'Ana Torreseca'], 'torres ana')).toEqual(['Ana Torres', 'Ana Torres Díaz', 'Ana Torreseca'])
})

test('the groups of a list stay', () => {
  const options = [
    { group: 'Mañana', items: [{ value: '1', label: '08:00' }] },
    { group: 'Tarde', items: [{ value: '2', label: '15:00' }] },
  ]
  expect(filterOptions({ options, search: '15', limit: 100 })).toEqual([
    { group: 'Mañana', items: [] },
    { group: 'Tarde', items: [{ value: '2', label: '15:00' }] },
  ])
})
