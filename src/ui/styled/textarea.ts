import { Textarea } from '@chakra-ui/react'
import { textareaRecipe } from '@chakra-ui/react/theme'
import { addRecipe } from '#src/theme/system.ts'

addRecipe('textarea', textareaRecipe)

export { Textarea }
