import type { LayoutLine } from '../page-layout.ts';

/** A place on the page that opens something when it is clicked. */
export interface PageLink {
  url: string;
  x: number;
  /** Of its lower edge. */
  y: number;
  width: number;
  height: number;
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The address or the number that a link writes to or calls; null for any other link. */
export const contactOf = (url: string): string | null => {
  const chat =
    /^(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)\+?(\d{9,15})/i.exec(
      url.trim(),
    )?.[1];
  if (chat !== undefined) return `+${chat}`;
  const [, scheme, target] = /^(mailto|tel):([^?]*)/i.exec(url.trim()) ?? [];
  if (!scheme || !target) return null;
  const text = decoded(target).trim();
  if (scheme.toLowerCase() === 'tel') return /\d/.test(text) ? text.replace(/^\/\//, '') : null;
  return /<([^<>\s]+@[^<>\s]+)>/.exec(text)?.[1] ?? (/^\S+@\S+$/.test(text) ? text : null);
};

const says = (line: LayoutLine, contact: string): boolean =>
  contact.includes('@') ? line.text.includes('@') : /(?:\d\D{0,3}){9}/.test(line.text);

/** How far from its line the place of a link may be, in points. */
const farthest = 14;

const distance = (line: LayoutLine, link: PageLink): number =>
  Math.abs(line.y - link.y + link.height / 4) + 0.2 * Math.max(0, line.x - link.x - link.width);

/**
 * The lines of a page with what only its links say: an address behind « Écrivez-moi » or an icon as a line after the one
 * on which it stands. A line that shows an address itself is believed before its link.
 */
export const withContactLinks = (
  lines: readonly LayoutLine[],
  links: readonly PageLink[],
): LayoutLine[] => {
  const all = [...lines];
  const seen = new Set<string>();
  for (const link of links) {
    const text = contactOf(link.url);
    if (text === null || seen.has(text)) continue;
    seen.add(text);
    const size = Math.max(6, Math.min(link.height * 0.75, 14));
    const [nearest] = lines
      .filter((line) => Math.abs(line.y - link.y) <= farthest && line.x <= link.x + link.width + 60)
      .toSorted((one, other) => distance(one, link) - distance(other, link));
    if (nearest && says(nearest, text)) continue;
    const line = {
      x: nearest?.x ?? link.x,
      y: nearest?.y ?? link.y,
      text,
      size: nearest?.size ?? size,
    };
    // What stands in cells side by side may go on below.
    const after = nearest?.text.includes('\t') === true ? 0 : 1;
    all.splice(nearest ? all.indexOf(nearest) + after : 0, 0, line);
  }
  return all;
};
