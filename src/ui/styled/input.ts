import { Input } from '@chakra-ui/react'
import { inputRecipe } from '@chakra-ui/react/theme'
import { addRecipe } from '#src/theme/system.ts'

addRecipe('input', inputRecipe)

export { Input }
