import { Link as ChakraLink } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'

/** Navigation inside the app: the router's link in our type. */
export const AppLink = createLink(ChakraLink)
