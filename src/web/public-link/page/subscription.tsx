import { Button } from '@mantine/core'
import { IconCalendarShare } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { lazyPart } from '#web/ui/parts/lazy-part.tsx'
import classes from './page-actions.module.css'

const FeedWays = lazyPart(() => import('#web/feeds/feed-ways.tsx'), { failureMessage: 'No se pudo cargar esta parte.' })

/** How the client's own calendar shows the sessions and their changes: a button that unfolds the ways to subscribe. */
export function Subscription({ url }: { url: string }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        variant="default"
        classNames={{ root: classes.feed, inner: classes.inner, section: classes.icon, label: classes.label }}
        leftSection={<IconCalendarShare size={20} stroke={1.5} aria-hidden />}
        // A tile has no room for all words.
        aria-label="Suscribirse al calendario"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          Suscribirse<span className={classes.where}> al calendario</span>
        </span>
      </Button>
      <div id={id} hidden={!isOpen} className={classes.ways}>
        {isOpen && (
          <>
            <p>Su calendario mostrará sus sesiones y se actualizará solo cuando cambien.</p>
            <FeedWays url={url} />
          </>
        )}
      </div>
    </>
  )
}
