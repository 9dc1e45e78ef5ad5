import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

const patternOf = (address: string): RegExp =>
  new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}/?$`);

/**
 * From the build's list of what each screen is made of: the tags by which the page at an address names these files, so
 * that the browser asks for them together with the code that will want them.
 */
export const readScreenFiles = (folder: string): ((url: string) => string) => {
  const list = path.join(folder, 'screens.json');
  if (!existsSync(list)) return () => '';
  const files = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string[]>;
  const screens = Object.entries(files)
    .filter(([address]) => address !== '*')
    .map(([address, names]) => [patternOf(address), names.map(linkTo).join('')] as const);
  return (url) => {
    const pathname = url.replace(/[?#].*$/, '');
    return screens.find(([pattern]) => pattern.test(pathname))?.[1] ?? '';
  };
};
