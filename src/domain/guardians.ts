/** Returns "Apoderada" for Rosa Díaz and "Apoderado" for Luis Díaz. A name tells it by its last letter only, so that it stays "Apoderado" for Carmen. */
export const getGuardianTitle = (name: string): string => (/^\p{L}*a(\s|$)/iu.test(name) ? 'Apoderada' : 'Apoderado')

/** Returns "Apoderada: Rosa Díaz". */
export const formatGuardian = (name: string): string => `${getGuardianTitle(name)}: ${name}`
