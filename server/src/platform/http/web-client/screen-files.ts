import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

const patternOf = (address: string): RegExp =>
  new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i');

interface ScreenFiles {
  linksFor: (url: string) => string;
  isScreen: (url: string) => boolean;
}

/**
 * From the build's list of what each screen is made of: the tags by which the page at an address names these files, so
 * that the browser asks for them together with the code that will want them; and whether an address leads to a screen at
 * all, which every one does where there is no list.
 */
export const readScreenFiles = (folder: string): ScreenFiles => {
  const list = path.join(folder, 'screens.json');
  if (!existsSync(list)) return { linksFor: () => '', isScreen: () => true };
  const files = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string[]>;
  const screens = Object.entries(files)
    .filter(([address]) => address !== '*')
    .map(([address, names]) => [patternOf(address), names.map(linkTo).join('')] as const);
  const linksAt = (url: string): string | undefined => {
    const pathname = url.replace(/[?#].*$/, '');
    return screens.find(([pattern]) => pattern.test(pathname))?.[1];
  };
  return {
    linksFor: (url) => linksAt(url) ?? '',
    isScreen: (url) => linksAt(url) !== undefined,
  };
};
