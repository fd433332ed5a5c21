import { ExternalLink } from 'lucide-react'
import { safeUrl } from '#src/lib/safe-url.ts'
import { Button } from '#src/ui/button.tsx'
import type { ReactNode } from 'react'

/** Leads out of the app, in a new tab; nothing for an address that is none of the web. */
export function WebLink({
  url,
  children,
}: {
  url: string
  children: ReactNode
}): ReactNode {
  const address = safeUrl(url, 'href')
  if (address === '') return null
  return (
    <Button asChild variant="outline">
      <a href={address} target="_blank" rel="noopener noreferrer nofollow ugc">
        <ExternalLink size={16} aria-hidden />
        {children}
      </a>
    </Button>
  )
}
