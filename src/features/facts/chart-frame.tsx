import { Box, chakra, Heading, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { chartElementId } from './chart-of.ts'
import { useMeaning } from './use-meaning.ts'
import type { ReactNode } from 'react'
import type { ChartId } from './chart-of.ts'
import type { Measured } from './measured.ts'

const Figure = chakra('figure')
const Details = chakra('details')
const Summary = chakra('summary')

interface ChartFrameProps {
  chart: ChartId
  measured: Measured
  /** The plot; its content is told in words by `text`. */
  children?: ReactNode
  /** The headline numbers, apart by a point. */
  values: string[]
  /** Everything the plot shows, in words. */
  text: string[]
}

/** A measure as a picture, with its numbers, what they mean for the medium, and the same in words. */
export function ChartFrame(props: ChartFrameProps): ReactNode {
  const { t } = useTranslation('facts')
  const { chart, measured } = props
  const meaning = useMeaning(chart, measured.medium)
  const id = chartElementId(measured.fileId, chart)
  return (
    <Figure
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      borderTopWidth="1px"
      borderColor="border.muted"
      pt="4"
      minWidth="0"
      scrollMarginTop="24"
      borderRadius="sm"
    >
      <Heading as="h3" size="sm" id={`${id}-title`} mb="2">
        {t(`chart.${chart}`)}
      </Heading>
      {props.children && (
        <Box role="img" aria-label={props.text.join('. ')} mb="2">
          {props.children}
        </Box>
      )}
      {props.values.length > 0 && (
        <Text fontSize="sm" fontWeight="550" fontVariantNumeric="tabular-nums">
          {props.values.join(' · ')}
        </Text>
      )}
      {meaning && (
        <Text fontSize="sm" color="fg.muted" mt="1">
          {meaning}
        </Text>
      )}
      {props.children && (
        <Details fontSize="sm" color="fg.muted" mt="2">
          <Summary
            cursor="pointer"
            width="fit-content"
            aria-label={t('asTextOf', { chart: t(`chart.${chart}`) })}
          >
            {t('asText')}
          </Summary>
          <Box as="ul" ps="5" mt="1" listStyleType="disc">
            {props.text.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </Box>
        </Details>
      )}
    </Figure>
  )
}
