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

const reachable = 'data-reachable';

/** Marks the topmost modal dialog: what lies behind it, and shows beside it in part, cannot be reached. */
const markModal = (page: Page): Promise<boolean> =>
  page.evaluate((mark) => {
    for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
    const modal = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
    modal?.setAttribute(mark, '');
    return modal !== undefined;
  }, reachable);

const violationsOn = async (page: Page): Promise<string[]> => {
  await untilColoursStand(page);
  const axe = new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ]);
  // What the browser itself shows a file with is not ours to judge; some browsers let it be looked into.
  axe.exclude('iframe[src^="blob:"]');
  if (await markModal(page)) axe.include(`[${reachable}]`);
  try {
    const { violations } = await axe.analyze();
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    );
  } catch (error) {
    // A dialog may close between its mark and the look at it: the next look finds what stays.
    if (!String(error).includes('No elements found for include')) throw error;
    return ['the dialog closed meanwhile'];
  }
};

/** axe finds nothing on the page as it stands (WCAG 2.2 AA and best practices); a drawer may still be on its way at first. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await expect
    .poll(() => violationsOn(page), { message: `accessibility of ${page.url()}`, timeout: 20_000 })
    .toEqual([]);
};
