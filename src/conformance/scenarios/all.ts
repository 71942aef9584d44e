import type { TagScenarios } from '../scenario.ts'
import { auth } from './auth.ts'
import { clients } from './clients.ts'
import { publicLink } from './public-link.ts'
import { settings } from './settings.ts'

/** What is played for each tag, in the order of dependency: what a tag's scenarios create needs only the tags before it. */
export const allScenarios: TagScenarios[] = [settings, auth, clients, publicLink]
