import { Dialog } from '@chakra-ui/react'
import { dialogSlotRecipe } from '@chakra-ui/react/theme'
import { addSlotRecipe } from '#src/theme/system.ts'

addSlotRecipe('dialog', dialogSlotRecipe)

export { Dialog }
