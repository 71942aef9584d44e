import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lazyPart } from '#web/ui/parts/lazy-part.tsx'

test('an error within a part that has loaded goes on to the error view of the screen', async () => {
  const Part = lazyPart(
    async () => ({
      default: () => {
        throw new Error('Broken part')
      },
    }),
    { failureMessage: 'No se pudo cargar.' },
  )
  const onUncaughtError = vi.fn()
  const container = document.createElement('div')
  const root = createRoot(container, { onUncaughtError })
  onTestFinished(() => root.unmount())
  root.render(<Part />)
  await expect.poll(() => onUncaughtError.mock.calls.map(([error]) => error.message)).toEqual(['Broken part'])
  expect(container.textContent).toBe('')
})
