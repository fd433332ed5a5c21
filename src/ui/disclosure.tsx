import { Box, Collapsible } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button.tsx'
import type { ReactNode } from 'react'

interface DisclosureProps {
  title: string
  icon: ReactNode
  children: ReactNode
}

/** A line that opens to what belongs to it; closed it asks the server for nothing. */
export function Disclosure({ title, icon, children }: DisclosureProps): ReactNode {
  const [isOpen, setOpen] = useState(false)
  return (
    <Collapsible.Root
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
      lazyMount
      unmountOnExit
    >
      <Collapsible.Trigger asChild>
        <Button
          variant="ghost"
          width="100%"
          justifyContent="flex-start"
          gap="3"
          px="4"
          py="3"
          height="auto"
          borderRadius="0"
        >
          <Box as="span" color="accent.fg" display="inline-flex">
            {icon}
          </Box>
          {title}
          <Box
            as="span"
            ms="auto"
            display="inline-flex"
            transition="transform 0.15s"
            transform={isOpen ? 'rotate(180deg)' : undefined}
          >
            <ChevronDown size={16} aria-hidden />
          </Box>
        </Button>
      </Collapsible.Trigger>
      <Collapsible.Content>
        <Box px="4" pb="5" pt="2">
          {children}
        </Box>
      </Collapsible.Content>
    </Collapsible.Root>
  )
}
