import { Field } from '@chakra-ui/react'
import { fieldSlotRecipe } from '@chakra-ui/react/theme'
import { addSlotRecipe } from '#src/theme/system.ts'

addSlotRecipe('field', fieldSlotRecipe)

export { Field }
