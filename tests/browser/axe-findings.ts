import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe calls serious or critical on the page as it stands, as `rule: element`. */
export async function axeFindings(page: Page): Promise<string[]> {
  // What fades in has not its contrast yet.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}
