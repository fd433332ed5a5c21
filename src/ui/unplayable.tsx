import { Link, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { addTexts } from '#src/lib/i18n.ts'
import { files as texts } from '#src/locales/en/files.ts'
import { fileUrl } from '#src/lib/file-urls.ts'
import type { ReactNode } from 'react'

addTexts('files', texts)

interface UnplayableProps {
  file: { id: string; originalName: string }
}

/** In place of a player that can do nothing: why, and a way to the file for one that can. */
export function Unplayable({ file }: UnplayableProps): ReactNode {
  const { t } = useTranslation('files')
  return (
    <Text role="status" fontSize="sm" textAlign="center">
      {t('player.unplayable')}{' '}
      <Link
        href={fileUrl(file.id)}
        download={file.originalName}
        color="inherit"
        textDecoration="underline"
      >
        {t('player.download', { name: file.originalName })}
      </Link>
    </Text>
  )
}
