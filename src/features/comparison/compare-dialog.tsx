import { Spinner, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#src/ui/alert.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { showFailure } from '#src/ui/toaster.tsx'
import { OneFileDrop } from './one-file-drop.tsx'
import { useCompare } from './use-compare.ts'
import { versionsOf } from './versions.ts'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/styled/field.ts'
import { NativeSelect } from '#src/ui/styled/native-select.ts'
import type { ReactNode } from 'react'
import type { FileView } from '#routers/contract/files.ts'
import type { CompareWidgetProps } from './compare-widget.tsx'
import type { Version } from './versions.ts'

interface CompareDialogProps extends CompareWidgetProps {
  /** Versions that were handed in and not compared yet. */
  waiting: readonly FileView[]
  fileSizeMb: number
  canUpload: boolean
  /** Versions that the plan takes. */
  max: number
  isOpen: boolean
  onClose(): void
}

/** `Compare Your Improvement`: an earlier file, a new one, and both go to the tutor. */
export function CompareDialog(props: CompareDialogProps): ReactNode {
  const { t } = useTranslation('comparison')
  const { files, isOpen, onClose } = props
  const [originalId, setOriginalId] = useState('')
  const [picked, setPicked] = useState<File | null>(null)
  const compare = useCompare({
    userId: props.userId,
    sessionId: props.sessionId,
    onStarted() {
      setOriginalId('')
      setPicked(null)
      onClose()
    },
  })
  const submit = () => {
    if (originalId === '' || !picked)
      return showFailure({ title: t('missing'), description: t('missingText') })
    compare.start(picked, originalId)
  }
  return (
    <Sheet
      isOpen={isOpen}
      title={t('title')}
      intro={t('intro')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <Button
          colorPalette="orange"
          disabled={compare.isWorking || props.isBusy || !props.canUpload}
          onClick={submit}
        >
          {compare.isWorking && <Spinner size="xs" />}
          {compare.percent !== null
            ? t('uploading', { percent: Math.floor(compare.percent) })
            : t(compare.isWorking ? 'starting' : 'submit')}
        </Button>
      }
    >
      <Stack gap="5">
        <Waiting {...props} originalId={originalId} onCompare={compare.again} />
        {!props.canUpload && <Alert>{t('limit', { max: props.max })}</Alert>}
        {(props.canUpload || props.waiting.some(({ parentId }) => !parentId)) && (
          <Original
            versions={versionsOf(files)}
            value={originalId}
            isOff={compare.isWorking}
            onChange={setOriginalId}
          />
        )}
        {props.canUpload && (
          <OneFileDrop
            picked={picked}
            fileSizeMb={props.fileSizeMb}
            isOff={compare.isWorking}
            onPick={setPicked}
          />
        )}
      </Stack>
    </Sheet>
  )
}

interface OriginalProps {
  versions: Version[]
  value: string
  isOff: boolean
  onChange(id: string): void
}

function Original({ versions, value, isOff, onChange }: OriginalProps): ReactNode {
  const { t } = useTranslation('comparison')
  return (
    <Field.Root>
      <Field.Label>{t('original')}</Field.Label>
      <NativeSelect.Root disabled={isOff}>
        <NativeSelect.Field
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{t('choose')}</option>
          {versions.map(({ file, number, root }) => (
            <option key={file.id} value={file.id}>
              {number === 1
                ? file.originalName
                : t('version', { n: number, name: root.originalName })}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  )
}

function Waiting({
  waiting,
  isBusy,
  originalId,
  onCompare,
}: CompareDialogProps & {
  originalId: string
  onCompare(file: FileView, originalFileId: string): void
}): ReactNode {
  const { t } = useTranslation('comparison')
  if (waiting.length === 0) return null
  return (
    <Stack gap="2">
      <Text fontWeight="600" fontSize="sm">
        {t('waiting')}
      </Text>
      {waiting.map((file) => (
        <Button
          key={file.id}
          size="sm"
          variant="outline"
          alignSelf="flex-start"
          // One that came by name alone is compared with the file that is chosen below.
          disabled={isBusy || (file.parentId ?? originalId) === ''}
          onClick={() => onCompare(file, file.parentId ?? originalId)}
        >
          {t('compareNow', { name: file.originalName })}
        </Button>
      ))}
    </Stack>
  )
}
