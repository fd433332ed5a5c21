import { Progress } from '@chakra-ui/react'
import { progressSlotRecipe } from '@chakra-ui/react/theme'
import { addSlotRecipe } from '#src/theme/system.ts'

addSlotRecipe('progress', progressSlotRecipe)

export { Progress }
