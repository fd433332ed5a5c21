import { defineRecipe } from '@chakra-ui/react'
import {
  badgeRecipe,
  headingRecipe,
  linkRecipe,
  skeletonRecipe,
  spinnerRecipe,
} from '@chakra-ui/react/theme'

const heading = defineRecipe({
  ...headingRecipe,
  base: {
    ...headingRecipe.base,
    fontFamily: 'heading',
    fontWeight: '560',
    textWrap: 'balance',
  },
})

/**
 * What the first screen is made of. Those of dialogs, fields and the like come with the parts of `src/ui/styled`:
 * together with the rest of the default theme they would cost 30 kB of the first load.
 */
export const recipes = {
  badge: badgeRecipe,
  heading,
  link: linkRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
}
