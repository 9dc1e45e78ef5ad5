import type { Page } from '@playwright/test';

/** Who is there is asked for with what stands around the screen, and by itself where that fails. */
export const whoIsThere = /\/api\/(user|own_frame)\/$/;

/** What else comes with what stands around the staff's screens is asked for by itself where that does not come. */
export const withoutStaffFrame = (page: Page) =>
  page.route('**/api/staff_frame/', (route) => route.abort('internetdisconnected'));

/** All figures of the statistics are asked for each by itself where they do not come together. */
export const withoutStatisticsFrame = (page: Page) =>
  page.route('**/api/statistics_frame/*', (route) => route.abort('internetdisconnected'));

/** What a match shows is asked for by itself where it does not come together. */
export const withoutMatchFrame = (page: Page) =>
  page.route('**/api/match_frame/**', (route) => route.abort('internetdisconnected'));
