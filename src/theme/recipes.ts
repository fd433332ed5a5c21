import { defineRecipe } from '@chakra-ui/react'
import {
  badgeRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  fieldSlotRecipe,
  headingRecipe,
  inputRecipe,
  linkRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  progressSlotRecipe,
  skeletonRecipe,
  spinnerRecipe,
  textareaRecipe,
  toastSlotRecipe,
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

/** Only the recipes in use: the whole default theme would cost 30 kB of the first load. */
export const recipes = {
  badge: badgeRecipe,
  heading,
  input: inputRecipe,
  link: linkRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
}

export const slotRecipes = {
  dialog: dialogSlotRecipe,
  drawer: drawerSlotRecipe,
  field: fieldSlotRecipe,
  menu: menuSlotRecipe,
  nativeSelect: nativeSelectSlotRecipe,
  progress: progressSlotRecipe,
  toast: toastSlotRecipe,
}
