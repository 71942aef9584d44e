import { expect, test } from 'vitest'
import type { Client } from '#api/generated/app.ts'
import { toClientValues } from '#web/clients/client-values.ts'
import { describeSecondPhone } from '#web/people/person-form.ts'

const createClient = (phone: string, fields: Partial<Client> = {}) => ({ person: { phone }, ...fields }) as Client

test('the form of a client with two telephones in one proposes the first, and the second in the note', () => {
  const { person, guardianPhone, note } = toClientValues(
    createClient('987654321912345678', { note: 'Llega con su abuela.', guardianPhone: '9111222334451234' }),
  )
  expect(person.phone).toBe('987 654 321')
  expect(guardianPhone).toBe('911 122 233')
  expect(note).toBe('Llega con su abuela.\nOtro teléfono: 912 345 678\nOtro teléfono: 4451234')
  expect(describeSecondPhone('987654321912345678', 'pasa a la nota')).toBe('Eran dos números juntos: el otro, 912 345 678, pasa a la nota.')
})

test('the form of a client with one telephone leaves it and the note as they are', () => {
  const { person, note } = toClientValues(createClient('+51987654321', { note: null }))
  expect([person.phone, note]).toEqual(['+51 987 654 321', ''])
  expect(describeSecondPhone('+51987654321')).toBeUndefined()
})
