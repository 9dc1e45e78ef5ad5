import { fold } from '../fold.ts';

/**
 * The keys are stored: whoever changes what is left of a name has a migration forget them (see the test).
 *
 * What one list writes of a company's name and another leaves out. An SCI beside a firm of the same family, an SNC, a SCOP or a
 * SELARL is another legal person.
 */
const said = new Set(
  'et sarl sas sasu eurl sa ets etablissement etablissements societe ste'.split(' '),
);

/** « S.A.R.L. » */
const withoutDots = (name: string): string =>
  name.replaceAll(/(?<!\p{L})(?:\p{L}\.){2,}\p{L}?/gu, (letters) => letters.replaceAll('.', ''));

/** By what a company is known in whatever list: « SARL Dupont & Fils » and « DUPONT ET FILS » are one. */
export const companyKey = (name: string): string => {
  const words = fold(withoutDots(name)).split(' ').toSorted();
  const own = words.filter((word) => !said.has(word));
  return (own.length > 0 ? own : words).join(' ');
};
