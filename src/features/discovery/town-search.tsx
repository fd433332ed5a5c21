import { Flex, InputGroup, Text } from '@chakra-ui/react'
import { LocateFixed, Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Input } from '#src/ui/styled/input.tsx'
import type { FormEvent, ReactNode } from 'react'

interface TownSearchProps {
  texts: {
    search: string
    placeholder: string
    submit: string
    nearby: string
    locating: string
  }
  isSearching: boolean
  isLocating: boolean
  onSearch(query: string): void
  onNearby(): void
}

/** A town by its name, on submit only, or what is near. */
export function TownSearch(props: TownSearchProps): ReactNode {
  const { texts, isSearching, isLocating } = props
  const [query, setQuery] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    props.onSearch(query)
  }
  return (
    <Flex as="form" role="search" gap="2" wrap="wrap" onSubmit={submit}>
      <InputGroup
        flex="1"
        minWidth="14rem"
        startElement={<Search size={16} aria-hidden />}
      >
        <Input
          type="search"
          aria-label={texts.search}
          placeholder={texts.placeholder}
          maxLength={200}
          bg="bg.panel"
          borderColor="border.emphasized"
          borderRadius="control"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </InputGroup>
      <Button type="submit" variant="outline" disabled={isSearching}>
        {texts.submit}
      </Button>
      <Button
        type="button"
        variant="outline"
        disabled={isSearching || isLocating}
        onClick={props.onNearby}
      >
        <LocateFixed size={16} aria-hidden />
        {texts.nearby}
      </Button>
      <Text
        role="status"
        flexBasis="100%"
        fontSize="sm"
        color="fg.muted"
        _empty={{ display: 'none' }}
      >
        {isLocating && texts.locating}
      </Text>
    </Flex>
  )
}
