/**
 * What the web client weighs and how quickly it shows: gzip bytes of every screen beside its budget, Lighthouse on the
 * sign-in page and the home page, a table of 20,000 rows, and the screens on a cheap phone and a slow line, which
 * `npm run bench -- web phone` measures alone, as often as a number after it says.
 */
import { chromium } from '@playwright/test';
import { browserArguments } from '../../e2e/support/browser/browser-arguments.ts';
import { freePort, startProduct } from '../../e2e/support/product.ts';
import { somePlacement } from '../../e2e/support/world.ts';
import { buildWeb } from '../../tools/build-web.ts';
import { findBrowser } from '../../tools/find-browser.ts';
import { printFigure, printTable } from '../shared/report.ts';
import { measureBigTable } from './big-table.ts';
import { categories, lighthouseScores } from './lighthouse.ts';
import { reportPhone } from './phone-report.ts';
import { screens } from './screens.ts';
import { weigh } from './weight.ts';

const kilo = 1000;
const budgets = { login: 140, other: 260 };
const runs = 5;

await buildWeb();
const executablePath = await findBrowser();
if (executablePath === null) throw new Error('No Chromium or Chrome was found: set BROWSER_PATH.');
const port = await freePort();
if (process.argv[2] === 'phone') {
  const alone = await chromium.launch({ executablePath, args: browserArguments });
  await reportPhone(alone, Number(process.argv[3] ?? runs));
  await alone.close();
  process.exit();
}
const product = await startProduct();
const browser = await chromium.launch({
  executablePath,
  args: [...browserArguments, `--remote-debugging-port=${port}`],
});
try {
  const { superuser, candidate, company } = await somePlacement(product);
  const people = { superuser, applicant: candidate, company };
  const rows = [['screen', 'as', 'JS + CSS kB', 'budget', 'with fonts and data', 'requests']];
  for (const [path, role] of screens) {
    const weight = await weigh(browser, product, path, role && people[role]);
    const budget = path === '/login' ? budgets.login : budgets.other;
    rows.push([
      path,
      role ?? 'visitor',
      (weight.code / kilo).toFixed(1),
      `${weight.code <= budget * kilo ? '≤' : 'OVER'} ${budget}`,
      (weight.all / kilo).toFixed(1),
      String(weight.requests),
    ]);
    printFigure(
      `web.weight${path}.${role ?? 'visitor'}`,
      weight.code / (budget * kilo),
      'of-budget',
    );
  }
  printTable(rows);

  const table = [['Lighthouse, mobile', ...categories, 'console errors']];
  for (const path of ['/login', '/']) {
    const { scores, consoleErrors } = await lighthouseScores(`${product.url}${path}`, port, runs);
    table.push([path, ...categories.map((name) => scores[name].toFixed(0)), String(consoleErrors)]);
    for (const name of categories)
      printFigure(`web.lighthouse${path}.${name}`, scores[name], 'points');
  }
  printTable(table);

  const {
    rows: count,
    firstRowsMs,
    keyStrokeMs,
  } = await measureBigTable(browser, product, superuser);
  printTable([
    ['candidates', 'first rows ms', 'key stroke ms, median', 'worst'],
    [count, firstRowsMs, keyStrokeMs.median, keyStrokeMs.worst].map((value) => value.toFixed(0)),
  ]);
  printFigure('web.table.first-rows', firstRowsMs, 'ms');
  printFigure('web.table.key-stroke', keyStrokeMs.worst, 'ms');
  await reportPhone(browser, runs);
} finally {
  await browser.close();
  await product.stop();
}
