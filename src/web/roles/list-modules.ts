import type { Module } from '#api/generated/app.ts'

/** Lists the modules of a tree in its order, those within others included. */
export const listModules = (modules: readonly Module[]): Module[] => modules.flatMap((module) => [module, ...listModules(module.children)])
