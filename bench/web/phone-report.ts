import type { Browser } from '@playwright/test';
import { printFigure, printTable } from '../shared/report.ts';
import { startDemo } from './demo-product.ts';
import { measurePhone } from './phone.ts';

/** The screens on a cheap phone and a slow line, as a table and as figures. */
export const reportPhone = async (browser: Browser, runs: number): Promise<void> => {
  const demo = await startDemo();
  try {
    const rows = [
      ['cheap phone, slow line', 'ms', 'second visit', 'requests', 'fonts kB', 'data kB'],
    ];
    for (const one of await measurePhone(browser, demo, runs)) {
      const inKilo = (bytes: number) => (bytes / 1000).toFixed(1);
      const { name, ms, again, requests, fonts, data } = one;
      rows.push([
        name,
        ms.toFixed(0),
        again.toFixed(0),
        requests.toFixed(0),
        inKilo(fonts),
        inKilo(data),
      ]);
      const place = `web.phone.${name.replaceAll(/[^a-z]+/g, '-')}`;
      printFigure(place, ms, 'ms');
      printFigure(`${place}.again`, again, 'ms');
      printFigure(`${place}.requests`, requests, 'requests');
    }
    printTable(rows);
  } finally {
    await demo.stop();
  }
};
