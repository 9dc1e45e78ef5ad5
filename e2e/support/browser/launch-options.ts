import { browserArguments } from './browser-arguments.ts';

/** How the tests start a browser; without a program Playwright's own. */
export const launchOptionsOf = (program: string | undefined) => ({
  ...(program && { executablePath: program }),
  args: [
    ...browserArguments,
    // Letters are drawn alike wherever pictures are compared.
    '--font-render-hinting=none',
    '--disable-lcd-text',
  ],
});

/** For `test.use`: notifications and PDF files are shown by the whole browser alone. */
export const inWholeBrowser = { launchOptions: launchOptionsOf(process.env['BROWSER_PATH']) };
