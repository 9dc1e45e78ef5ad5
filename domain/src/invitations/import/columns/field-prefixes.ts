import type { ImportKind } from '../fields.ts';
import { fieldsOfHeader } from './header-names.ts';
import { wordsOf } from './header-words.ts';
import { contactRoles, isSomebodyElses } from './whose.ts';

const fewestAlike = 3;
const deepest = 4;

/** « ELV_NOM », « data.attributes.email », « Candidat : Ville »: what programs put before the names of their fields. */
const prefixOf = (title: string): string =>
  /^([\p{L}\d]{1,30}(?:\s?[_.:]\s?))(?=\p{L})/u.exec(title.trim())?.[1] ?? '';

/** « NOM_APP », « NOM_EMP » begin with what they are. */
const saysField = (kind: ImportKind, prefix: string): boolean =>
  fieldsOfHeader(kind, prefix).length > 0;

/** « RESP_NOM » beside « ENT_NOM »: whom to ask for, and not the firm. */
const saysContact = (kind: ImportKind, prefix: string): boolean =>
  kind === 'companies' && wordsOf(prefix).some((word) => contactRoles.has(word));

const withoutOne = (kind: ImportKind, titles: readonly string[]): string[] => {
  const prefixes = titles.map(prefixOf);
  const isShared = (prefix: string): boolean =>
    prefix !== '' && prefixes.filter((one) => one === prefix).length >= fewestAlike;
  return titles.map((title, at) => {
    const prefix = prefixes[at] ?? '';
    // Whose it is stays in sight.
    return isShared(prefix) &&
      !isSomebodyElses(kind, prefix) &&
      !saysField(kind, prefix) &&
      !saysContact(kind, prefix)
      ? title.trim().slice(prefix.length)
      : title;
  });
};

/** Titles without what several of them begin with alike, as far as that says of nobody else. */
export const withoutPrefixes = (kind: ImportKind, header: readonly string[]): string[] => {
  let titles = [...header];
  for (let turn = 0; turn < deepest; turn += 1) titles = withoutOne(kind, titles);
  return titles;
};
