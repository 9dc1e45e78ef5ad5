import type { ImportKind } from '../fields.ts';
import { fieldsOfHeader } from './header-names.ts';
import { wordsOf } from './header-words.ts';
import { isNumbering } from './whole-headers.ts';
import { isSomebodyElses, isStanding } from './whose.ts';

/** Titles of what no field holds. */
const besides = new Set(
  `date jour heure horaire horaires statut etat etape stand table salle jury adresse rue montant effectif effectifs capacite
  forme juridique idcc pays region departement classe niveau diplome retour avis site web url`.split(
    /\s+/,
  ),
);

/** Whether a title says of what stands below it neither what it is nor what it is not. */
export const isUnknown = (kind: ImportKind, title: string): boolean => {
  const words = wordsOf(title);
  return (
    fieldsOfHeader(kind, title).length === 0 &&
    !isSomebodyElses(kind, title) &&
    !isStanding(title) &&
    !isNumbering(words) &&
    !words.some((word) => besides.has(word))
  );
};
