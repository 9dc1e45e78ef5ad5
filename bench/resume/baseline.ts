import { skills } from '@tandem/domain/reference/skills';
import { fold } from '@tandem/matching/text/fold';
import type { Fields } from './measure.ts';

const levels: readonly (readonly [pattern: RegExp, level: string])[] = [
  [/doctorat/, '8'],
  [/master|ingenieur|mba/, '7'],
  [/licence|bachelor|\bbut\b|dcg/, '6'],
  [/\bbts\b|\bdut\b|deust/, '5'],
  [/\bbac/, '4'],
  [/\bcap\b|\bbep\b/, '3'],
];

const languages = [
  'Français',
  'Anglais',
  'Espagnol',
  'Allemand',
  'Italien',
  'Portugais',
  'Arabe',
  'Chinois',
  'Russe',
];

/**
 * What an afternoon's work would do: the first thing in the text that looks right, without layout, sections, places or
 * dates; skills and languages wherever their names occur.
 */
export const baseline = (text: string): Fields => {
  const lines = text.split('\n');
  const folded = fold(text);
  const place = /\b(\d{5})\s+([\p{Lu}][\p{L}'’-]+(?:[ -][\p{Lu}][\p{L}'’-]+)*)/u.exec(text);
  const phone = /(?:\+33\s?|0)[1-9](?:[\s.-]?\d\d){4}/.exec(text)?.[0];
  const diploma =
    lines.find((line) => levels.some(([pattern]) => pattern.test(fold(line)))) ?? null;
  const level = levels.find(([pattern]) => pattern.test(fold(diploma ?? '')))?.[1] ?? null;
  const profile = lines.findIndex((line) => /^(profil|à propos|objectif)/i.test(line));
  return {
    email: /[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}/u.exec(text)?.[0] ?? null,
    phone: phone ? phone.replace(/\D/g, '').replace(/^(?:33)?0?/, '+33') : null,
    city: place?.[2] ?? null,
    postal_code: place?.[1] ?? null,
    diploma,
    diploma_level: level,
    target_educational_level: level,
    skills: skills.filter(({ name }) => folded.includes(fold(name))).map(({ name }) => name),
    languages: languages.filter((name) => folded.includes(fold(name))),
    contract_type: null,
    duration: null,
    start: null,
    summary: profile < 0 ? null : lines.slice(profile + 1, profile + 4).join(' '),
  };
};
