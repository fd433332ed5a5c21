import { Drawer } from '@chakra-ui/react'
import { drawerSlotRecipe } from '@chakra-ui/react/theme'
import { addSlotRecipe } from '#src/theme/system.ts'

addSlotRecipe('drawer', drawerSlotRecipe)

export { Drawer }
