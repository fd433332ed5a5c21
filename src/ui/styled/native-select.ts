import { NativeSelect } from '@chakra-ui/react'
import { nativeSelectSlotRecipe } from '@chakra-ui/react/theme'
import { addSlotRecipe } from '#src/theme/system.ts'

addSlotRecipe('nativeSelect', nativeSelectSlotRecipe)

export { NativeSelect }
