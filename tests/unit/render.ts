import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { createElement, isValidElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { startTexts } from '#src/lib/i18n.ts'
import './all-texts.ts'
import { createQueryClient, createTrpcClient, trpc } from '#src/lib/trpc.ts'
import { system } from '#src/theme/system.ts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ComponentProps, FunctionComponent, ReactElement } from 'react'

/** Without the children, which `createElement` takes behind the props. */
type ChakraProps = ComponentProps<typeof ChakraProvider>

export interface Rendered {
  html: string
  /** The words, with a bar where an element ends or begins. */
  text: string
  /** The styles that came along. */
  css: string
  /** Holds the reads that the component asked for. */
  client: QueryClient
}

/** A component's first picture, as the app's providers give it, without a browser. */
export async function render(
  element: ReactElement,
  data: ReadonlyArray<readonly [QueryKey, unknown]> = [],
): Promise<Rendered> {
  await startTexts()
  const client = createQueryClient()
  for (const [key, value] of data) client.setQueryData(key, value)
  const router = createRouter({
    routeTree: createRootRoute({ component: () => element }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  const whole = [
    (inner: ReactElement) =>
      createElement(ChakraProvider, { value: system } as ChakraProps, inner),
    (inner: ReactElement) => createElement(QueryClientProvider, { client }, inner),
    (inner: ReactElement) =>
      createElement(
        trpc.Provider,
        {
          client: createTrpcClient(),
          queryClient: client,
        } as ComponentProps<typeof trpc.Provider>,
        inner,
      ),
  ].reduce<ReactElement>(
    (inner, wrap) => wrap(inner),
    createElement(RouterProvider, { router } as never),
  )
  const all = renderToStaticMarkup(whole)
  const styles = /<style[^>]*>([\s\S]*?)<\/style>/g
  const html = all.replaceAll(styles, '')
  return {
    html,
    text: html
      .replaceAll(/(<[^>]+>)+/g, '|')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
    css: [...all.matchAll(styles)].map((match) => match[1]).join('\n'),
    client,
  }
}

/** What a hook returns at its first call; its functions can be called afterwards. */
export async function callHook<Result>(hook: () => Result): Promise<Result> {
  const seen: Result[] = []
  const Probe: FunctionComponent = () => {
    seen.push(hook())
    return null
  }
  await render(createElement(Probe))
  const [first] = seen
  if (first === undefined) throw new Error('Expected the hook to return something')
  return first
}

/** The first thing in a tree of elements that listens for this, as its component was given it. */
export function listenerIn(
  tree: unknown,
  name: `on${string}`,
): ((event?: unknown) => void) | undefined {
  if (Array.isArray(tree)) {
    for (const part of tree) {
      const found = listenerIn(part, name)
      if (found) return found
    }
    return undefined
  }
  if (!isValidElement<Record<string, unknown>>(tree)) return undefined
  const own = tree.props[name]
  return typeof own === 'function'
    ? (own as (event?: unknown) => void)
    : listenerIn(tree.props['children'], name)
}

/** Which widths and devices were asked for while the modules were read. */
export const askedMedia: string[] = []

/**
 * Loads modules that ask for the window's width while they are read. The window is there for that
 * moment only: with one in place the libraries would look for a document too.
 */
export async function withWindow<Module>(load: () => Promise<Module>): Promise<Module> {
  const place = globalThis as Record<string, unknown>
  place['window'] = {
    matchMedia: (query: string) => {
      askedMedia.push(query)
      return { matches: false, addEventListener() {}, removeEventListener() {} }
    },
  }
  try {
    return await load()
  } finally {
    delete place['window']
  }
}
