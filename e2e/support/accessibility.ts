import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * A change of scheme goes through the page in two steps, the browser's, then the theme's; after each, colours take their
 * time to change, and half-way they have no contrast.
 */
const untilColoursStand = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
    const scheme = document.documentElement.dataset['mantineColorScheme'];
    return scheme === undefined || scheme === (isDark ? 'dark' : 'light');
  });
  await page.evaluate(async () => {
    // A transition begins with the first picture that is drawn in the new colours.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
};

/** axe finds nothing on the page as it stands (WCAG 2.2 AA and best practices). */
export const expectAccessible = async (page: Page): Promise<void> => {
  await untilColoursStand(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
};
