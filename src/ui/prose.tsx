import { Box, Link, Text } from '@chakra-ui/react'
import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { isHarmlessMarkdown, safeUrl } from '#src/lib/safe-url.ts'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import type { Components } from 'react-markdown'

/** The host stands behind every link, so that its words cannot hide where it leads. */
function MarkdownLink({
  href,
  children,
}: {
  href?: string
  children?: ReactNode
}): ReactNode {
  if (!href) return <>{children}</>
  const { host, protocol } = new URL(href)
  return (
    <Link
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      color="accent.fg"
      textDecoration="underline"
      display="inline"
    >
      {children}
      {protocol !== 'mailto:' && ` (${host})`}
    </Link>
  )
}

const components: Components = {
  a: MarkdownLink,
  img: ({ src, alt }) =>
    typeof src === 'string' && src !== '' ? (
      <img src={src} alt={alt ?? ''} className="refyn-picture" loading="lazy" />
    ) : (
      <>{alt}</>
    ),
}

/** What markdown becomes when nothing is marked in it. */
const plain = [remarkGfm]

interface ProseProps {
  text: string
  /** In place of those for plain markdown; keep the list, a new one parses anew. */
  plugins?: ComponentProps<typeof ReactMarkdown>['remarkPlugins']
  /** For elements that the plugins make. */
  elements?: Record<string, ComponentType<{ children?: ReactNode }>>
}

/** Text of a model or a person, as markdown that can neither run, nor leak, nor hang the page. */
export function Prose({ text, plugins = plain, elements }: ProseProps): ReactNode {
  if (!isHarmlessMarkdown(text)) return <Text whiteSpace="pre-wrap">{text}</Text>
  return (
    <Box css={prose}>
      <ReactMarkdown
        remarkPlugins={plugins}
        skipHtml
        urlTransform={safeUrl}
        components={{ ...components, ...elements }}
      >
        {text}
      </ReactMarkdown>
    </Box>
  )
}

const prose = {
  overflowWrap: 'anywhere',
  '& > * + *': { mt: '3' },
  '& h1, & h2, & h3, & h4': {
    fontFamily: 'heading',
    fontSize: 'lg',
    lineHeight: '1.3',
    fontWeight: '600',
    mt: '6',
  },
  '& ul, & ol': { ps: '5' },
  '& ul': { listStyleType: 'disc' },
  '& ol': { listStyleType: 'decimal' },
  '& li + li': { mt: '2' },
  '& li > p + p': { mt: '2' },
  '& strong': { fontWeight: '650' },
  '& em': { fontStyle: 'italic' },
  '& blockquote': { borderInlineStartWidth: '3px', ps: '3', color: 'fg.muted' },
  '& code': {
    fontFamily: 'mono',
    fontSize: '0.9em',
    bg: 'bg.muted',
    px: '1',
    rounded: 'sm',
  },
  '& pre': { overflowX: 'auto', bg: 'bg.muted', p: '3', rounded: 'control' },
  '& table': { display: 'block', overflowX: 'auto' },
  '& th, & td': { borderWidth: '1px', px: '2', py: '1' },
  '& .refyn-picture': { maxHeight: '400px', rounded: 'control' },
}
