import { VisuallyHidden } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { NotebookPen } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusHandedOn } from '#src/lib/use-focus-handed-on.ts'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { NoteTaking } from './use-note-taking.ts'

interface NotesButtonProps {
  taking: NoteTaking
  conversationId: string
  messageId: string
}

/** `Create Notes`, then `Creating...`, then the way to the notes that there are. */
export function NotesButton(props: NotesButtonProps): ReactNode {
  const { t } = useTranslation('conversation')
  const { taking, conversationId, messageId } = props
  const hintId = useId()
  const state = taking.stateOf(messageId)
  // It is off while notes are drawn, and a link when there are some.
  const button = useFocusHandedOn<HTMLButtonElement, string>(state, (_, now) => now)
  if (state === 'done')
    return (
      <Button ref={button} asChild variant="ghost" size="sm" color="accent.fg">
        <Link to="/notes" search={{ conversation: conversationId }}>
          <NotebookPen size={14} aria-hidden />
          {t('notes.show')}
        </Link>
      </Button>
    )
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        color="fg.muted"
        disabled={!taking.isAllowed || state === 'pending'}
        title={taking.isAllowed ? undefined : t('notes.upgrade')}
        aria-describedby={taking.isAllowed ? undefined : hintId}
        onClick={() => taking.extract(messageId)}
      >
        <NotebookPen size={14} aria-hidden />
        {t(state === 'pending' ? 'notes.creating' : 'notes.create')}
      </Button>
      {!taking.isAllowed && (
        <VisuallyHidden id={hintId}>{t('notes.upgrade')}</VisuallyHidden>
      )}
    </>
  )
}
