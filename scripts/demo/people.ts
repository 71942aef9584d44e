import { documentTypes } from '#domain/documents.ts'
import { addDays } from '#domain/weeks.ts'
import type { Chance } from './chance.ts'

const women = words(
  'Abril Adriana Alessia Ana Antonella Ariana Camila Carla Carmen Catalina Claudia Daniela Elena Emilia Fátima Fiorella Gabriela Isabella Jimena Julia Karina Lucía Luciana Luz Mariana Micaela Milagros Mía Natalia Paola Paula Pilar Renata Rocío Rosa Samantha Silvia Sofía Valentina Valeria Ximena Yolanda Zoe',
)
const men = words(
  'Adrián Alonso Álvaro Andrés Bastián Benjamín Bruno César Dante Diego Emilio Enrique Fabrizio Facundo Felipe Gael Gonzalo Gustavo Ian Iker Jaime Joaquín Jorge Kevin Leonardo Liam Luis Marco Mateo Matías Maximiliano Nicolás Óscar Piero Rafael Renzo Rodrigo Santiago Sebastián Thiago Tomás Víctor',
)
const lastNames = words(
  'Aguilar Alva Arce Bravo Cáceres Campos Cárdenas Carrillo Castro Chávez Choque Condori Contreras Cruz Delgado Díaz Espinoza Fernández Flores García Gutiérrez Herrera Huamán Lazo León López Mamani Mendoza Meza Montoya Morales Navarro Núñez Ñaupari Ocampo Ortiz Pacheco Palacios Paredes Peña Quiroz Quispe Ramírez Ramos Reyes Ríos Rivas Rojas Romero Ruiz Salas Salinas Sánchez Soto Suárez Tello Torres Ugarte Valdivia Vargas Vega Velarde Vera Yupanqui Zapata Zegarra',
)
const streets = [
  'Av. Arequipa',
  'Av. Brasil',
  'Av. La Marina',
  'Jr. Huiracocha',
  'Jr. Trujillo',
  'Calle Los Pinos',
  'Calle Las Begonias',
  'Av. Benavides',
]
const districts = ['Lince', 'Jesús María', 'Pueblo Libre', 'San Miguel', 'Surco', 'Miraflores', 'Magdalena', 'Breña']

/** A row of the table `person`. */
export type PersonRow = ReturnType<ReturnType<typeof peopleOf>>

/** Makes people who do not exist: no name and no document twice. */
export function peopleOf(chance: Chance, today: string) {
  const names = new Set<string>()
  const documents = new Set<string>()
  const fresh = (taken: Set<string>, make: () => string) => {
    let made = make()
    while (taken.has(made)) made = make()
    taken.add(made)
    return made
  }
  return (years: { from: number; to: number }) => {
    const gender = chance.maybe(0.5)
    const whole = fresh(names, () => [chance.pick(gender ? men : women), chance.pick(lastNames), chance.pick(lastNames)].join(' '))
    const [name = '', father_last_name = '', mother_last_name = ''] = whole.split(' ')
    const foreign = chance.maybe(0.04)
    const number = fresh(documents, () => String(chance.between(10_000_000, 79_999_999)))
    const mailbox = plain(`${name}.${father_last_name}${number.slice(-2)}`)
    return {
      id: chance.id(),
      name,
      father_last_name,
      mother_last_name,
      gender,
      document_type: foreign ? documentTypes.passport : documentTypes.dni,
      document: foreign ? `AB${number.slice(1)}` : number,
      birth_date: addDays(today, -chance.between(years.from * 365, years.to * 365)),
      email: chance.maybe(0.6) ? `${mailbox}@example.com` : null,
      phone: chance.maybe(0.9) ? `9${chance.between(10, 99)} ${chance.between(100, 999)} ${chance.between(100, 999)}` : null,
      address: chance.maybe(0.7) ? `${chance.pick(streets)} ${chance.between(100, 2400)}, ${chance.pick(districts)}` : null,
    }
  }
}

/** "Ñaupari" as it stands in a user name: lower case without accents. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function words(text: string) {
  return text.split(' ')
}
