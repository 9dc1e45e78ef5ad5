import { expect, type Page } from '@playwright/test';
import { partSeconds, touchSeconds } from '@tandem/domain/contracts/testing/touch-time';

/** A phone that is touched. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Fills a page in by touches and keys alone, and counts them. */
export const thumbOn = (page: Page) => {
  const done = { taps: 0, picks: 0, letters: 0 };
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const tap = async (label: string) => {
    await field(label).tap();
    done.taps += 1;
  };
  return {
    type: async (label: string, text: string) => {
      await tap(label);
      await expect(field(label)).toBeFocused();
      await page.keyboard.type(text);
      done.letters += text.length;
    },
    /** The list itself is the phone's own. */
    pick: async (
      label: string,
      choice: Parameters<ReturnType<Page['getByLabel']>['selectOption']>[0],
    ) => {
      await tap(label);
      await field(label).selectOption(choice);
      done.picks += 1;
    },
    press: async (name: string) => {
      await page.getByRole('button', { name, exact: true }).tap();
      done.taps += 1;
    },
    /** All that was done is less than what a part may take. */
    expectShort: () => {
      expect(done.taps).toBeGreaterThan(5);
      expect(touchSeconds(done)).toBeLessThan(partSeconds);
    },
  };
};
