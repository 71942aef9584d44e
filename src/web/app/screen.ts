import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { LoaderFunction, Params, RouteObject } from 'react-router'
import * as v from 'valibot'
import { type AccessHolder, type Operation, type PersonIds, requireAccess } from '#web/auth/access.ts'
import { redirectToLoginOn401 } from '#web/auth/guard.ts'
import type { LoaderQueries, ScreenLocation } from '#web/screen/loader-queries.ts'
import { importPart } from '#web/ui/parts/import-part.ts'
import type { IconName } from './admin/icons.ts'

/** A screen as declared in routes.ts. */
export type ScreenInfo = {
  title: string
  /** The operation whose access opens the screen; without one, being signed in is enough. */
  operation?: Operation
  /** The kind of person whose id the path contains: a user with access to their own data only can open no other person's page. */
  person?: keyof PersonIds
  /** Position in the navigation; left out for screens that are reached from another one. */
  navigation?: {
    /** Entries without a group stand above all groups. */
    group?: 'Agenda' | 'Personas' | 'Seguridad'
    icon: IconName
    getPath: () => string
    label?: string
    /** Says whether a user finds the screen in the navigation; left out for screens that everybody with access finds there. */
    isFor?: (user: AccessHolder) => boolean
  }
}

/** The `handle` of a screen's route, read by titles, navigation and links. */
export type RouteHandle = ScreenInfo & { preload: (queryClient: QueryClient, location: ScreenLocation) => Promise<void> }

/** The exports of a screen's file. */
type ScreenModule = { Component: ComponentType; loader?: LoaderFunction; loaderQueries?: LoaderQueries }

/** Returns the route of a screen; without a path that of the folder itself. Its chunk loads on the first visit or prefetch; users without access see which access they lack. */
export function screen(path: string, info: ScreenInfo, importModule: () => Promise<ScreenModule>): RouteObject {
  const preload: RouteHandle['preload'] = async (queryClient, location) => {
    // The code that prefetches is imported here, because the entry, which shows the sign-in, never prefetches.
    const [{ loaderQueries }, { prefetchQueries }] = await Promise.all([importModule(), import('#web/screen/create-loader.ts')])
    if (loaderQueries) await prefetchQueries(loaderQueries, location, queryClient)
  }
  return {
    ...(path === '' ? { index: true } : { path }),
    handle: { ...info, preload } satisfies RouteHandle,
    lazy: async () => {
      const { Component, loader } = await importPart(importModule)
      return {
        Component,
        loader: (args, handlerContext) =>
          redirectToLoginOn401(args, async () => {
            if (!hasValidId(args.params)) throw new Response(null, { status: 404 })
            if (info.operation) await requireAccess(args, info.operation, info.person && { [info.person]: args.params.id })
            return (await loader?.(args, handlerContext)) ?? null
          }),
      }
    },
  }
}

/** False for an id that is not a UUID: such a record cannot exist, so no request is sent. */
const hasValidId = ({ id }: Params) => id === undefined || v.is(idSchema, id)
const idSchema = v.pipe(v.string(), v.uuid())
