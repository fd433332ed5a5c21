import { createRecipeContext, mergeProps, useFieldContext } from '@chakra-ui/react'
import { inputRecipe } from '@chakra-ui/react/theme'
import { addRecipe } from '#src/theme/system.ts'
import type { ReactElement, Ref } from 'react'
import type { InputProps } from '@chakra-ui/react'

addRecipe('input', inputRecipe)

const { withContext } = createRecipeContext({ key: 'input' })
const Plain = withContext<HTMLInputElement, InputProps>('input')

/**
 * An input that belongs to the field around it, where there is one. Chakra's own does the same, and brings all
 * that a field can be to screens that have none.
 */
export function Input(props: InputProps & { ref?: Ref<HTMLInputElement> }): ReactElement {
  const field = useFieldContext() as ReturnType<typeof useFieldContext> | undefined
  const own = (field?.getInputProps() ?? {}) as InputProps
  return <Plain {...mergeProps(own, props)} />
}
