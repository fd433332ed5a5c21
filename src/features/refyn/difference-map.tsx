import { Box, chakra, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileUrl } from '#src/lib/file-urls.ts'
import { paintDifference } from './paint-difference.ts'
import type { ReactNode } from 'react'

const Canvas = chakra('canvas')
/** Enough to see where; the pictures themselves show what. */
const mapWidth = 480

/** Where two pictures differ, as light on a dark ground. */
export function DifferenceMap(props: { beforeId: string; afterId: string }): ReactNode {
  const { t } = useTranslation('refyn')
  const { beforeId, afterId } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isGone = false
    const draw = async () => {
      const [before, after] = await Promise.all([load(beforeId), load(afterId)])
      if (!isGone && canvas.current) paintDifference(canvas.current, before, after)
    }
    draw().catch(() => !isGone && setFailed(true))
    return () => {
      isGone = true
    }
  }, [beforeId, afterId])
  return (
    <Box>
      <Canvas
        ref={canvas}
        role="img"
        aria-label={t('map')}
        maxHeight="400px"
        maxWidth="100%"
        mx="auto"
        display="block"
        bg="stage"
        borderRadius="control"
      />
      <Text fontSize="sm" color="fg.muted" mt="2">
        {t(hasFailed ? 'mapFailed' : 'map')}
      </Text>
    </Box>
  )
}

async function load(id: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = fileUrl(id, mapWidth)
  await image.decode()
  return image
}
