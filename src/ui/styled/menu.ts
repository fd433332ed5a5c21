import { Menu } from '@chakra-ui/react'
import { menuSlotRecipe } from '@chakra-ui/react/theme'
import { addSlotRecipe } from '#src/theme/system.ts'

addSlotRecipe('menu', menuSlotRecipe)

export { Menu }
