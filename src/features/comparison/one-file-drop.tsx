import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { FileUp, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptedTypes, isTaken } from '#routers/contract/file-types.ts'
import { formatBytes } from '#src/lib/format-number.ts'
import { textForCode } from '#src/lib/error-text.ts'
import { showFailure } from '#src/ui/toaster.tsx'
import { Button, IconButton } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'

const accept = acceptedTypes
  .flatMap((type) => [
    type.mimeType,
    ...type.extensions.map((extension) => `.${extension}`),
  ])
  .join(',')

interface OneFileDropProps {
  picked: File | null
  fileSizeMb: number
  isOff: boolean
  onPick(file: File | null): void
}

/** Takes one file by drop or by choice, and says at once when it cannot be taken. */
export function OneFileDrop(props: OneFileDropProps): ReactNode {
  const { t } = useTranslation('comparison')
  const { picked, fileSizeMb, isOff, onPick } = props
  const [isOver, setOver] = useState(false)
  const labelId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const take = (file: File | undefined) => {
    if (!file || isOff) return
    const refusal = refusalOf(file, fileSizeMb)
    if (refusal) showFailure({ title: t('uploadFailed'), description: refusal })
    else onPick(file)
  }
  return (
    <Stack gap="1.5" width="100%" role="group" aria-labelledby={labelId}>
      <Text id={labelId} fontSize="sm" fontWeight="500">
        {t('improved')}
      </Text>
      <Flex
        width="100%"
        direction="column"
        align="center"
        textAlign="center"
        gap="3"
        p="5"
        borderWidth="1.5px"
        borderStyle="dashed"
        borderColor={isOver ? 'accent.solid' : 'border.emphasized'}
        borderRadius="card"
        bg={isOver ? 'accent.subtle' : 'bg.subtle'}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files[0])
        }}
      >
        {!picked && <FileUp size={26} strokeWidth={1.5} aria-hidden />}
        <Box maxWidth="100%">
          {!picked && <Text>{t('drop')}</Text>}
          <Flex align="center" gap="2">
            <Text role="status" fontWeight="550" overflowWrap="anywhere">
              {picked &&
                t('picked', { name: picked.name, size: formatBytes(picked.size) })}
            </Text>
            {picked && (
              <IconButton
                boxSize="9"
                variant="ghost"
                aria-label={t('unpick', { name: picked.name })}
                disabled={isOff}
                onClick={() => {
                  onPick(null)
                  // This button goes, and the focus must not go with it.
                  button.current?.focus()
                }}
              >
                <X size={16} />
              </IconButton>
            )}
          </Flex>
        </Box>
        <Button
          ref={button}
          size="sm"
          variant="outline"
          disabled={isOff}
          onClick={() => input.current?.click()}
        >
          {t(picked ? 'pickOther' : 'pick')}
        </Button>
        <Text fontSize="xs" color="fg.muted">
          {t('hint', { size: fileSizeMb })}
        </Text>
        <input
          ref={input}
          hidden
          type="file"
          accept={accept}
          aria-label={t('pick')}
          onChange={(event) => {
            take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </Flex>
    </Stack>
  )
}

/** Why a file cannot be taken, judged as the server judges it. */
function refusalOf({ name, size }: File, maxMb: number): string | undefined {
  if (!isTaken(name, 'improved')) return textForCode('wrong_type', { name })
  if (size === 0) return textForCode('file_empty', { name })
  if (size > maxMb * 1024 * 1024)
    return textForCode('file_too_large', { name, max: maxMb })
  return undefined
}
