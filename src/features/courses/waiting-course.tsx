import { Spinner, Text } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/styled/dialog.ts'
import type { ReactNode } from 'react'

interface WaitingCourseProps {
  /** Null while it is not known. */
  title: string | null
  state: 'loading' | 'notReady' | 'failed' | 'gone'
  onRetry(): void
}

/** What the viewer shows in place of a course that is not there to read. */
export function WaitingCourse({ title, state, onRetry }: WaitingCourseProps): ReactNode {
  const { t } = useTranslation(['courses', 'common'])
  return (
    <>
      <Dialog.Header pe="14">
        <Dialog.Title fontFamily="heading" fontSize="2xl" overflowWrap="anywhere">
          {title ?? t('title')}
        </Dialog.Title>
      </Dialog.Header>
      <Dialog.Body display="grid" placeItems="center">
        {state === 'loading' && (
          <Spinner role="status" aria-label={t('viewer.loading')} />
        )}
        {state === 'notReady' && <Text color="fg.muted">{t('viewer.notReady')}</Text>}
        {state === 'gone' && (
          <EmptyState icon={<CircleAlert size={28} />} title={t('viewer.gone')} />
        )}
        {state === 'failed' && (
          <EmptyState icon={<CircleAlert size={28} />} title={t('viewer.loadFailed')}>
            <Button variant="outline" onClick={onRetry}>
              {t('common:retry')}
            </Button>
          </EmptyState>
        )}
      </Dialog.Body>
    </>
  )
}
