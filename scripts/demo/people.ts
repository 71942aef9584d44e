import { documentTypes } from '#domain/documents.ts'
import { addDays } from '#domain/weeks.ts'
import type { Random } from './random.ts'

const women = splitWords(
  'Abril Adriana Alessia Ana Antonella Ariana Camila Carla Carmen Catalina Claudia Daniela Elena Emilia Fátima Fiorella Gabriela Isabella Jimena Julia Karina Lucía Luciana Luz Mariana Micaela Milagros Mía Natalia Paola Paula Pilar Renata Rocío Rosa Samantha Silvia Sofía Valentina Valeria Ximena Yolanda Zoe',
)
const men = splitWords(
  'Adrián Alonso Álvaro Andrés Bastián Benjamín Bruno César Dante Diego Emilio Enrique Fabrizio Facundo Felipe Gael Gonzalo Gustavo Ian Iker Jaime Joaquín Jorge Kevin Leonardo Liam Luis Marco Mateo Matías Maximiliano Nicolás Óscar Piero Rafael Renzo Rodrigo Santiago Sebastián Thiago Tomás Víctor',
)
const lastNames = splitWords(
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
export type PersonRow = ReturnType<ReturnType<typeof createPersonFactory>>

/** Creates a function that makes a fictitious person within a range of ages. Names and documents are unique. */
export function createPersonFactory(random: Random, today: string) {
  const names = new Set<string>()
  const documents = new Set<string>()
  const makeUnique = (used: Set<string>, make: () => string) => {
    let value = make()
    while (used.has(value)) value = make()
    used.add(value)
    return value
  }
  return (years: { from: number; to: number }) => {
    const gender = random.chance(0.5)
    const fullName = makeUnique(names, () => [random.pick(gender ? men : women), random.pick(lastNames), random.pick(lastNames)].join(' '))
    const [name = '', father_last_name = '', mother_last_name = ''] = fullName.split(' ')
    const isForeign = random.chance(0.04)
    const number = makeUnique(documents, () => String(random.between(10_000_000, 79_999_999)))
    const mailbox = toUserName(`${name}.${father_last_name}${number.slice(-2)}`)
    return {
      id: random.uuid(),
      name,
      father_last_name,
      mother_last_name,
      gender,
      document_type: isForeign ? documentTypes.passport : documentTypes.dni,
      document: isForeign ? `AB${number.slice(1)}` : number,
      birth_date: addDays(today, -random.between(years.from * 365, years.to * 365)),
      email: random.chance(0.6) ? `${mailbox}@example.com` : null,
      phone: random.chance(0.9) ? `9${random.between(10, 99)} ${random.between(100, 999)} ${random.between(100, 999)}` : null,
      address: random.chance(0.7) ? `${random.pick(streets)} ${random.between(100, 2400)}, ${random.pick(districts)}` : null,
    }
  }
}

/** Writes a name in lower case without accents: "Ñaupari" becomes "naupari". */
export const toUserName = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function splitWords(text: string) {
  return text.split(' ')
}
