import { AudioLines } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { Talk } from './use-talk.ts'

/** Has the hosts talk about one reply; gone once they have. */
export function TalkButton(props: { talk: Talk; messageId: string }): ReactNode {
  const { t } = useTranslation('audioChat')
  const { talk, messageId } = props
  if (talk.ready?.messageId === messageId) return null
  return (
    <Button
      variant="ghost"
      size="sm"
      color="fg.muted"
      disabled={talk.isMaking}
      onClick={() => talk.generate(messageId)}
    >
      <AudioLines size={14} aria-hidden />
      {t(talk.isMaking ? 'making' : 'make')}
    </Button>
  )
}
