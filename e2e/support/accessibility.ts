import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A change of scheme goes through the page in two steps: the browser's, then the theme's. */
const untilSchemeStands = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
    const scheme = document.documentElement.dataset['mantineColorScheme'];
    return scheme === undefined || scheme === (isDark ? 'dark' : 'light');
  });
};

/** axe finds nothing on the page as it stands (WCAG 2.2 AA and best practices). */
export const expectAccessible = async (page: Page): Promise<void> => {
  await untilSchemeStands(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
};
