import { chakra, defineRecipe, Spinner } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'

const onHover = (bg: string) => ({ _hover: { bg }, _expanded: { bg } })

/** The buttons of the house: six variants and four sizes, and no other (part 1, section 9). */
const button = defineRecipe({
  className: 'refyn-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    appearance: 'none',
    userSelect: 'none',
    position: 'relative',
    isolation: 'isolate',
    flexShrink: '0',
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    lineHeight: '1.2',
    fontWeight: '550',
    borderRadius: 'control',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'button',
    transitionProperty: 'common',
    transitionDuration: 'moderate',
    focusVisibleRing: 'outside',
    colorPalette: 'gray',
    _disabled: { layerStyle: 'disabled' },
    _icon: { flexShrink: '0', width: '5', height: '5' },
  },
  variants: {
    variant: {
      default: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        ...onHover('colorPalette.solid/90'),
      },
      destructive: {
        colorPalette: 'red',
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        ...onHover('colorPalette.solid/90'),
      },
      outline: {
        borderColor: 'colorPalette.border',
        color: 'colorPalette.fg',
        ...onHover('colorPalette.subtle'),
      },
      secondary: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        ...onHover('colorPalette.muted'),
      },
      ghost: {
        bg: 'transparent',
        color: 'colorPalette.fg',
        ...onHover('colorPalette.subtle'),
      },
      link: {
        color: 'colorPalette.fg',
        textUnderlineOffset: '0.2em',
        _hover: { textDecoration: 'underline' },
      },
    },
    size: {
      default: { h: '10', minW: '10', px: '4', gap: '2', textStyle: 'sm' },
      sm: {
        h: '9',
        minW: '9',
        px: '3.5',
        gap: '2',
        textStyle: 'sm',
        _icon: { width: '4', height: '4' },
      },
      lg: { h: '11', minW: '11', px: '5', gap: '3', textStyle: 'md' },
      icon: { boxSize: '10', px: '0', textStyle: 'sm' },
    },
  },
  compoundVariants: [{ variant: 'link', css: { px: '0' } }],
  defaultVariants: { variant: 'default', size: 'default' },
})

const Plain = chakra('button', button)

export interface ButtonProps extends ComponentProps<typeof Plain> {
  /** Shows that work is under way, and takes no second click. */
  loading?: boolean | undefined
  /** Stands in place of the button's words meanwhile. */
  loadingText?: ReactNode
}

export function Button({
  loading = false,
  loadingText,
  disabled,
  children,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <Plain
      {...(rest.asChild ? {} : { type: 'button' })}
      disabled={loading || disabled}
      data-loading={loading || undefined}
      {...rest}
    >
      {loading && loadingText ? (
        <>
          <Spinner size="inherit" />
          {loadingText}
        </>
      ) : loading ? (
        <>
          <Spinner size="inherit" position="absolute" />
          <chakra.span opacity="0">{children}</chakra.span>
        </>
      ) : (
        children
      )}
    </Plain>
  )
}

/** A button that is one picture: its `aria-label`, or that of its child, says what it does. */
export function IconButton(props: ButtonProps): ReactNode {
  return <Button size="icon" {...props} />
}
