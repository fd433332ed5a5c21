import { Grid, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface WorkspaceColumnsProps {
  left: ReactNode
  /** Nothing where the words stand among what is on the left, as on a phone. */
  right: ReactNode
  /** There is nothing on the left: what failed stands alone, and not beside an empty half. */
  isAlone: boolean
  /** The right one stays in view while the left one is read on. */
  isRightHeld: boolean
}

/** The work and what was said of it: side by side, or under each other where there is no room. */
export function WorkspaceColumns(props: WorkspaceColumnsProps): ReactNode {
  return (
    <Grid
      templateColumns={{
        base: 'minmax(0, 1fr)',
        lg: props.isAlone ? 'minmax(0, 48rem)' : 'minmax(0, 1fr) minmax(0, 1fr)',
      }}
      justifyContent="center"
      gap="5"
      alignItems="start"
    >
      <Stack gap="5" hidden={props.isAlone}>
        {props.left}
      </Stack>
      {props.right && (
        <Stack
          gap="5"
          position={{ lg: props.isRightHeld ? 'sticky' : undefined }}
          top={{ lg: '5.5rem' }}
        >
          {props.right}
        </Stack>
      )}
    </Grid>
  )
}
