import type { Scenario } from '../../scenario.ts'
import { createLink } from './create-link.ts'

/** The calendar feeds of public links: their addresses. */
export const linkFeeds: Scenario[] = [
  {
    title: 'the view has the address of a feed, which does not tell that of the link and changes with it alone',
    operations: ['getPublicView', 'updatePublicLink'],
    run: async (context) => {
      const { administrator, visitor } = context
      const { id, link } = await createLink(context)
      const view = await visitor.call('getPublicView', { path: { url: link.url } })
      const { feed_url } = view.body
      view.check(feed_url !== undefined && !feed_url.includes(link.url), '/feed_url', 'an address without the token of the link', feed_url)
      await administrator.call('updatePublicLink', { body: { ...link, id } })
      const unchanged = await visitor.call('getPublicView', { path: { url: link.url } })
      unchanged.expect('/feed_url', feed_url)
      const { body: url } = await administrator.call('generatePublicLink')
      await administrator.call('updatePublicLink', { body: { ...link, id, url } })
      const renewed = await visitor.call('getPublicView', { path: { url } })
      renewed.check(renewed.body.feed_url !== feed_url, '/feed_url', 'another address with the new url', renewed.body.feed_url)
    },
  },
]
