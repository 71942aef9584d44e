import { buildFullName } from '#domain/names.ts'

/** The names of a person as the database keeps them. */
export type NameRow = { name: string; father_last_name: string; mother_last_name: string }

/** Returns the full name of a person, such as "Tomás Ocampo Suárez". */
export const formatPersonName = ({ name, father_last_name, mother_last_name }: NameRow): string =>
  buildFullName({ given: name, father: father_last_name, mother: mother_last_name })
