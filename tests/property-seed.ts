import fc from 'fast-check'

/** The seed of the property tests. It is fixed, so that every run tries the same values; PROPERTY_SEED=7 explores others. */
export const propertySeed = Number(process.env.PROPERTY_SEED ?? 20261122)

fc.configureGlobal({ seed: propertySeed })
console.info(`PROPERTY_SEED=${propertySeed}`)
