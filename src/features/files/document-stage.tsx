import { Box, Flex, HStack, Image, Text } from '@chakra-ui/react'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findQuote } from '#routers/contract/find-quote.ts'
import { fileUrl, pageUrl } from '#src/lib/file-urls.ts'
import { trpc } from '#src/lib/trpc.ts'
import { BoxPins } from './box-pins.tsx'
import { MarkedText } from './marked-text.tsx'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Scroller } from '#src/ui/scroller.tsx'
import type { ReactNode } from 'react'
import type { PdfFacts } from '#routers/contract/facts.ts'
import type { FileView } from '#routers/contract/files.ts'
import type { Pin, Pinned } from '#src/lib/pins.ts'

interface DocumentStageProps {
  file: FileView
  facts: PdfFacts
  pinned: Pinned | undefined
}

const wholePage = { x: 0.02, y: 0.02, width: 0.06, height: 0.04 }

/** A document to leaf through: its pages as pictures, or its words with what is said of them marked. */
export function DocumentStage({ file, facts, pinned }: DocumentStageProps): ReactNode {
  const { t } = useTranslation('files')
  const [page, setPage] = useState(1)
  const [view, setView] = useState<'pages' | 'text'>('pages')
  const text = trpc.files.text.useQuery(
    { id: file.id },
    { enabled: facts.text !== null, staleTime: Infinity },
  )
  const pages = text.data?.pages ?? []
  useTurnedTo(pinned, pages, (to) => {
    setPage(to.page)
    setView(to.view)
  })
  const places = (pinned?.pins ?? []).flatMap((pin) => {
    const on = pageOf(pin, pages)
    if (on !== page) return []
    const box = pin.anchor.type === 'page' ? pin.anchor.box : null
    return [{ pin, box: box ?? wholePage }]
  })
  return (
    <Flex direction="column" width="100%" height="100%">
      <Scroller
        label={file.originalName}
        flex="1"
        minHeight="0"
        overflowY="auto"
        position="relative"
      >
        {view === 'text' ? (
          <MarkedText pages={pages} pinned={pinned} />
        ) : (
          <Box position="relative" width="min(100%, 40rem)" mx="auto">
            <Image
              key={page}
              src={pageUrl(file.id, page, 1200)}
              alt={t('document.page', { n: page, name: file.originalName })}
              width="100%"
              bg="bg.muted"
              minHeight="20rem"
            />
            {pinned && <BoxPins {...pinned} places={places} />}
          </Box>
        )}
      </Scroller>
      <HStack
        justify="space-between"
        px="3"
        py="2"
        bg="bg.panel"
        borderTopWidth="1px"
        wrap="wrap"
      >
        <HStack gap="1">
          <IconButton
            boxSize="8"
            variant="outline"
            aria-label={t('document.previous')}
            disabled={page === 1 || view === 'text'}
            onClick={() => setPage(page - 1)}
          >
            <ChevronUp size={14} />
          </IconButton>
          <IconButton
            boxSize="8"
            variant="outline"
            aria-label={t('document.next')}
            disabled={page === facts.pages || view === 'text'}
            onClick={() => setPage(page + 1)}
          >
            <ChevronDown size={14} />
          </IconButton>
          <Text fontSize="sm" color="fg.muted" aria-live="polite" ps="1">
            {t('document.counter', { n: page, total: facts.pages })}
          </Text>
        </HStack>
        <HStack gap="1">
          {facts.text && (
            <Button
              size="sm"
              variant={view === 'text' ? 'secondary' : 'outline'}
              aria-pressed={view === 'text'}
              onClick={() => setView(view === 'text' ? 'pages' : 'text')}
            >
              {t('document.text')}
            </Button>
          )}
          <Button asChild size="sm" variant="outline">
            <a href={fileUrl(file.id)} target="_blank" rel="noopener noreferrer">
              {t('gallery.openPdf')}
            </a>
          </Button>
        </HStack>
      </HStack>
    </Flex>
  )
}

/** The page a pin stands on, from 1; undefined when it has no page. */
function pageOf(pin: Pin, pages: readonly string[]): number | undefined {
  if (pin.anchor.type === 'page') return pin.anchor.page
  if (pin.anchor.type !== 'quote') return undefined
  const found = findQuote(pages, pin.anchor.text)
  return found && found.page + 1
}

/** A pin that is lit from elsewhere opens where it can be seen: words in the text, regions on a page. */
function useTurnedTo(
  pinned: Pinned | undefined,
  pages: readonly string[],
  turn: (to: { page: number; view: 'pages' | 'text' }) => void,
): void {
  const lit = pinned?.pins.find(({ id }) => id === pinned.litId)
  const litId = lit?.id
  useEffect(() => {
    if (!lit) return
    const page = pageOf(lit, pages)
    if (page !== undefined)
      turn({ page, view: lit.anchor.type === 'quote' ? 'text' : 'pages' })
    // Only a newly lit pin turns the page; leafing on afterwards is the reader's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [litId])
}
