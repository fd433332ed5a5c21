import { WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { familyOf } from '#routers/contract/file-types.ts'
import { addTexts } from '#src/lib/i18n.ts'
import { refyn as texts } from '#src/locales/en/refyn.ts'
import { laterDialog } from '#src/ui/later-dialog.tsx'
import { suggestionsFor } from './suggestions-for.ts'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { MessageView } from '#routers/contract/conversation.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { SuggestionView } from '#routers/contract/suggestions.ts'

addTexts('refyn', texts)

const RefynDialog = laterDialog(
  async () => (await import('./refyn-dialog.tsx')).RefynDialog,
)

export interface RefynWidgetProps {
  sessionId: string
  /** Work and its improved versions. */
  files: readonly FileView[]
  suggestions: readonly SuggestionView[]
  messages: readonly MessageView[]
  isBusy: boolean
}

/** Opens the dialog that applies suggestions; absent while no image has any. */
export function RefynWidget(props: RefynWidgetProps): ReactNode {
  const { t } = useTranslation('refyn')
  const [isOpen, setOpen] = useState(false)
  const images = props.files.filter(
    ({ id, mimeType }) =>
      familyOf(mimeType) === 'image' && suggestionsFor(props.suggestions, id).length > 0,
  )
  if (images.length === 0) return null
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <WandSparkles size={16} aria-hidden />
        {t('title')}
      </Button>
      <RefynDialog
        {...props}
        images={images}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
