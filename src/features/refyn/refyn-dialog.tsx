import { Box, chakra, Flex, Heading, Spinner, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shownName } from '#src/lib/i18n.ts'
import { trpc } from '#src/lib/trpc.ts'
import { Alert } from '#src/ui/alert.tsx'
import { FilePicture } from '#src/ui/file-picture.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { showFailure } from '#src/ui/toaster.tsx'
import { suggestionsFor } from './suggestions-for.ts'
import { useRefyn } from './use-refyn.ts'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'
import type { FileView } from '#routers/contract/files.ts'
import type { SuggestionView } from '#routers/contract/suggestions.ts'
import type { RefynWidgetProps } from './refyn-widget.tsx'

const Choice = chakra('button')
const Tick = chakra('input')
const Label = chakra('label')

interface RefynDialogProps extends RefynWidgetProps {
  /** The images that have suggestions. */
  images: readonly FileView[]
  isOpen: boolean
  onClose(): void
}

/** `Refyn Your Image`: an image, the suggestions that are to be seen in it, and the quota. */
export function RefynDialog(props: RefynDialogProps): ReactNode {
  const { t } = useTranslation('refyn')
  const { images, isOpen, onClose } = props
  const [imageId, setImageId] = useState<string | null>(null)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const subscription = trpc.billing.subscription.useQuery()
  const editor = trpc.refyn.editor.useQuery(undefined, { enabled: isOpen })
  const refyn = useRefyn({
    sessionId: props.sessionId,
    messages: props.messages,
    onDone() {
      setImageId(null)
      setTicked(new Set())
      onClose()
    },
  })
  const max = subscription.data?.limits.refynsPerMonth ?? null
  const used = subscription.data?.refynsThisMonth ?? 0
  const isLimitReached = max !== null && used >= max
  // With one image there is nothing to choose.
  const image =
    images.find(({ id }) => id === imageId) ??
    (images.length === 1 ? images[0] : undefined)
  const offered = image ? suggestionsFor(props.suggestions, image.id) : []
  const chosen = offered.filter(({ id }) => ticked.has(id))

  const submit = () => {
    if (!image) return showFailure({ title: t('noImage'), description: t('noImageText') })
    if (chosen.length === 0)
      return showFailure({ title: t('noneChosen'), description: t('noneChosenText') })
    refyn.start(
      image.id,
      chosen.map(({ id }) => id),
    )
  }
  return (
    <Sheet
      isOpen={isOpen}
      title={t('title')}
      intro={t('intro')}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <>
          {max !== null && !isLimitReached && (
            <Text fontSize="sm" color="fg.muted" me="auto">
              {t('left', { used, max })}
            </Text>
          )}
          <Button
            colorPalette="orange"
            disabled={refyn.isWorking || isLimitReached || props.isBusy}
            onClick={submit}
          >
            {refyn.isWorking ? (
              <>
                <Spinner size="xs" />
                {t('working')}
              </>
            ) : (
              t('submit', { count: chosen.length })
            )}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        {isLimitReached && <Alert tone="warning">{t('limit', { used, max })}</Alert>}
        {refyn.isWorking && (
          <Alert>
            {t('workingText', {
              name: editor.data
                ? shownName('engineNames', editor.data.label)
                : t('title'),
            })}
          </Alert>
        )}
        {images.length > 1 && (
          <Box>
            <Heading as="h3" size="sm" mb="2">
              {t('image')}
            </Heading>
            <Flex gap="2" wrap="wrap">
              {images.map((file) => (
                <ImageChoice
                  key={file.id}
                  file={file}
                  isChosen={file.id === image?.id}
                  isOff={refyn.isWorking}
                  onChoose={() => {
                    setImageId(file.id)
                    setTicked(new Set())
                  }}
                />
              ))}
            </Flex>
          </Box>
        )}
        {image && images.length === 1 && (
          <Box height="11rem">
            <FilePicture file={image} width={480} fit="contain" ground="transparent" />
          </Box>
        )}
        {image && (
          <Box role="group" aria-label={t('suggestions')}>
            <Heading as="h3" size="sm" mb="2">
              {t('suggestions')}
            </Heading>
            <Stack gap="2">
              {offered.map((suggestion) => (
                <SuggestionTick
                  key={suggestion.id}
                  suggestion={suggestion}
                  isTicked={ticked.has(suggestion.id)}
                  isOff={refyn.isWorking}
                  onTick={() => setTicked(toggled(ticked, suggestion.id))}
                />
              ))}
            </Stack>
          </Box>
        )}
        {editor.data && !editor.data.isAi && (
          <Text fontSize="sm" color="fg.muted">
            {t('builtIn')}
          </Text>
        )}
      </Stack>
    </Sheet>
  )
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(id)) next.add(id)
  return next
}

interface ImageChoiceProps {
  file: FileView
  isChosen: boolean
  isOff: boolean
  onChoose(): void
}

function ImageChoice({ file, isChosen, isOff, onChoose }: ImageChoiceProps): ReactNode {
  return (
    <Choice
      type="button"
      boxSize="24"
      borderRadius="control"
      overflow="hidden"
      outline={isChosen ? '3px solid' : '1px solid'}
      outlineColor={isChosen ? 'accent.solid' : 'border'}
      aria-pressed={isChosen}
      aria-label={file.originalName}
      disabled={isOff}
      onClick={onChoose}
    >
      <FilePicture file={file} width={96} alt="" />
    </Choice>
  )
}

interface SuggestionTickProps {
  suggestion: SuggestionView
  isTicked: boolean
  isOff: boolean
  onTick(): void
}

function SuggestionTick(props: SuggestionTickProps): ReactNode {
  const { suggestion, isTicked, isOff, onTick } = props
  return (
    <Label
      display="flex"
      gap="3"
      p="3"
      borderWidth="1px"
      borderColor={isTicked ? 'accent.border' : 'border.muted'}
      bg={isTicked ? 'accent.subtle' : undefined}
      borderRadius="control"
      cursor={isOff ? 'default' : 'pointer'}
    >
      <Tick
        type="checkbox"
        boxSize="5"
        mt="0.5"
        flex="none"
        accentColor="accent.solid"
        checked={isTicked}
        disabled={isOff}
        onChange={onTick}
      />
      <Box minWidth="0">
        <Text fontWeight="600">{suggestion.title}</Text>
        <Text fontSize="sm" color="fg.muted">
          {suggestion.how}
        </Text>
      </Box>
    </Label>
  )
}
