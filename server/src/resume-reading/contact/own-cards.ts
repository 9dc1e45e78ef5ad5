import { fold } from '@tandem/matching/text/fold';
import type { CodeCard } from '../codes/code-card.ts';
import { prepareLines, type ResumeLine } from '../lines/lines.ts';
import { isProvider, ownerOf } from '../lines/mail-hosts.ts';
import { isAbout, type Section } from '../lines/sections.ts';
import { bearsName, isRelatives, saysSomebodyElse } from './names.ts';

/** What a code says of how somebody is reached, and where on its page it stands; null where that is not known. */
export type Card = CodeCard & { place: { page: number; x: number; y: number } | null };

const wordsOf = (name: string): string[] =>
  fold(name)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1);

/** Whether two names are one person's: all words of the shorter are the other's, too, and no fewer than two. */
const isSamePerson = (one: readonly string[], other: readonly string[]): boolean => {
  const common = one.filter((word) => other.includes(word)).length;
  return common >= 2 && common >= Math.min(one.length, other.length);
};

const addressesOf = ({ texts }: CodeCard): string[] => texts.filter((text) => text.includes('@'));

const isOwnAddress = (address: string, name: readonly string[]): boolean =>
  bearsName(address, name) && !isRelatives(address, name);

const isPrivate = (address: string): boolean =>
  isProvider(ownerOf(fold(address.split('@')[1] ?? '')));

/** Whether a code says whose it is, and that it is the person's. */
const isSurelyOwn = (card: Card, name: readonly string[]): boolean =>
  card.name === null
    ? addressesOf(card).some((address) => isOwnAddress(address, name))
    : isSamePerson(wordsOf(card.name), name);

/** How far beside a code its words are nearer than those above and below, in points. */
const distance = ({ x, y, size, text }: ResumeLine, at: { x: number; y: number }): number => {
  const right = x + text.length * size * 0.5;
  const across = Math.max(0, x - at.x, at.x - right);
  return Math.hypot(across, y - at.y);
};

/** Whether a code stands where one's own contact data may. */
const standsWell = ({ place }: Card, sections: readonly Section[]): boolean => {
  if (!place) return false;
  const near = sections.flatMap((section) =>
    section.lines
      .filter(({ page }) => page === place.page)
      .map((line) => ({ section, line, far: distance(line, place) })),
  );
  const [nearest] = near.toSorted((one, other) => one.far - other.far);
  if (!nearest) return false;
  const { section, line } = nearest;
  return !isAbout(section, 'references', 'experience', 'education') && !saysSomebodyElse(line.text);
};

/**
 * Whether a code without a name is the person's: beside another that surely is, or by where it stands and by an address that is no
 * firm's.
 */
const isLikelyOwn = (
  card: Card,
  { sections, hasOwn }: { sections: readonly Section[]; hasOwn: boolean },
): boolean => {
  if (card.name !== null) return false;
  const isFirms = !addressesOf(card).every(isPrivate);
  return !isFirms && (hasOwn || standsWell(card, sections));
};

/** What the codes of a resume say of how its author is reached, as lines; of those of referees and firms, nothing. */
export const ownCardLines = (
  cards: readonly Card[],
  name: readonly string[],
  sections: readonly Section[],
): ResumeLine[] => {
  const sure = cards.filter((card) => isSurelyOwn(card, name));
  const likely = cards.filter((card) => isLikelyOwn(card, { sections, hasOwn: sure.length > 0 }));
  const texts = [...sure, ...likely].flatMap((card) => card.texts);
  return prepareLines(texts.map((text, at) => ({ page: 1, x: 0, y: 12 * at, size: 10, text })));
};
