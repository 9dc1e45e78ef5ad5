import type { Browser } from '@playwright/test';
import { printFigure, printTable } from '../shared/report.ts';
import { startDemo } from './demo-product.ts';
import { measurePhone } from './phone.ts';

/** The screens on a cheap phone and a slow line, as a table and as figures. */
export const reportPhone = async (browser: Browser, runs: number): Promise<void> => {
  const demo = await startDemo();
  try {
    const rows = [
      [
        'cheap phone, slow line',
        'ms',
        'requests',
        'and ahead',
        'kB',
        'fonts kB',
        'data kB',
        'second visit ms',
        'requests',
        'kB',
      ],
    ];
    const inKilo = (bytes: number) => (bytes / 1000).toFixed(1);
    for (const { name, first, again } of await measurePhone(browser, demo, runs)) {
      rows.push([
        name,
        first.ms.toFixed(0),
        first.requests.toFixed(0),
        (first.allRequests - first.requests).toFixed(0),
        inKilo(first.bytes),
        inKilo(first.fonts),
        inKilo(first.data),
        again.ms.toFixed(0),
        again.requests.toFixed(0),
        inKilo(again.bytes),
      ]);
      const place = `web.phone.${name.replaceAll(/[^a-z]+/g, '-')}`;
      printFigure(place, first.ms, 'ms');
      printFigure(`${place}.again`, again.ms, 'ms');
      printFigure(`${place}.requests`, first.requests, 'requests');
      printFigure(`${place}.bytes`, first.bytes, 'bytes');
    }
    printTable(rows);
  } finally {
    await demo.stop();
  }
};
