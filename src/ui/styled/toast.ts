import { Toast } from '@chakra-ui/react'
import { toastSlotRecipe } from '@chakra-ui/react/theme'
import { addSlotRecipe } from '#src/theme/system.ts'

addSlotRecipe('toast', toastSlotRecipe)

export { Toast }
