import { expect, type Page } from '@playwright/test';
import axe, { type ElementContext, type RunOptions } from 'axe-core';

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

/** Of what is in order axe need not say where each stands, which takes most of its time. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  selectors: false,
  iframes: false,
};

/** What the browser itself shows a file with is not ours to judge; some browsers let it be looked into. */
const exclude = ['iframe[src^="blob:"]'];

/** A document keeps what it was given until it is left. */
const giveAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
};

const violationsOn = async (page: Page): Promise<string[]> => {
  await untilColoursStand(page);
  await giveAxe(page);
  const context = (await markModal(page)) ? { include: [`[${reachable}]`], exclude } : { exclude };
  const look = async (given: { context: ElementContext; options: RunOptions }) => {
    const { axe: looker } = window as unknown as { axe: typeof axe };
    const { violations } = await looker.run(given.context, given.options);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    );
  };
  try {
    return await page.evaluate(look, { context, options });
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
