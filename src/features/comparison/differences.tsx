import { Badge, Box, chakra, Heading } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localDecimals } from '#src/lib/format-number.ts'
import { factName } from '#src/lib/fact-name.ts'
import { Button } from '#src/ui/button.tsx'
import { Scroller } from '#src/ui/scroller.tsx'
import type { ReactNode } from 'react'
import type { Difference, Trend } from '#routers/contract/comparison.ts'

const Table = chakra('table')
const Piece = chakra('span')
const Row = chakra('tr')
const Cell = chakra('td')
const HeadCell = chakra('th')

const tones: Record<Trend, { bg: string; color: string }> = {
  better: { bg: 'bg.success', color: 'fg.success' },
  worse: { bg: 'bg.error', color: 'fg.error' },
  changed: { bg: 'bg.info', color: 'fg.info' },
  same: { bg: 'bg.subtle', color: 'fg.muted' },
}

/** What was measured in both versions, what changed first. */
export function Differences({ differences }: { differences: Difference[] }): ReactNode {
  const { t } = useTranslation('comparison')
  const [showsAll, setShowsAll] = useState(false)
  const changed = differences.filter(({ trend }) => trend !== 'same')
  const shown = showsAll ? differences : changed
  const same = differences.length - changed.length
  if (differences.length === 0) return null
  return (
    <Box>
      <Heading as="h3" size="sm" mb="2">
        {t('differences')}
      </Heading>
      {shown.length === 0 ? (
        <Box fontSize="sm" color="fg.muted">
          {t('same')}
        </Box>
      ) : (
        <Scroller label={t('differences')} overflowX="auto">
          <Table width="100%" fontSize="sm" css={{ borderCollapse: 'collapse' }}>
            <thead>
              <Row color="fg.muted" fontSize="xs" textAlign="start">
                <HeadCell textAlign="start" fontWeight="500" py="1">
                  {t('measure')}
                </HeadCell>
                <HeadCell textAlign="start" fontWeight="500">
                  {t('before')}
                </HeadCell>
                <HeadCell textAlign="start" fontWeight="500">
                  {t('after')}
                </HeadCell>
                <HeadCell />
              </Row>
            </thead>
            <tbody>
              {shown.map((difference) => (
                <DifferenceRow key={difference.key} difference={difference} />
              ))}
            </tbody>
          </Table>
        </Scroller>
      )}
      {same > 0 && !showsAll && (
        <Button
          size="sm"
          variant="ghost"
          mt="1"
          ms="-2"
          onClick={() => setShowsAll(true)}
        >
          {t('showSame', { count: same })}
        </Button>
      )}
    </Box>
  )
}

function DifferenceRow({ difference }: { difference: Difference }): ReactNode {
  const { t } = useTranslation('comparison')
  const { label, before, after, trend } = difference
  return (
    <Row borderTopWidth="1px" borderColor="border.muted" verticalAlign="top">
      <Cell py="1.5" pe="3" fontWeight="550">
        {factName(label)}
      </Cell>
      <Cell py="1.5" pe="3" color="fg.muted">
        <Measured text={localDecimals(before)} />
      </Cell>
      <Cell py="1.5" pe="3">
        <Measured text={localDecimals(after)} />
      </Cell>
      <Cell py="1.5" textAlign="end">
        <Badge size="sm" {...tones[trend]}>
          {t(`trend.${trend}`)}
        </Badge>
      </Cell>
    </Row>
  )
}

/** The words of a measure; a colour that is named by its number is shown beside it. */
function Measured({ text }: { text: string }): ReactNode {
  return text.split(/(?=#[0-9a-f]{6}\b)/).map((piece) => {
    const colour = /^#[0-9a-f]{6}/.exec(piece)?.[0]
    return (
      <Piece key={piece}>
        {colour && (
          <Piece
            display="inline-block"
            boxSize="3"
            me="1"
            borderRadius="xs"
            verticalAlign="-0.1em"
            style={{ background: colour }}
            aria-hidden
          />
        )}
        {colour && <Piece hideBelow="md">{colour}</Piece>}
        {colour ? piece.slice(colour.length) : piece}
      </Piece>
    )
  })
}
