import { hasDivision, lettersOfClass } from '../../reference/activity-codes.ts';
import { blocking, unlikely, type Verdict } from '../finding.ts';
import { compact } from './siret.ts';

/** The letters of NAF rév. 2; those of NAF 2025, with which the INSEE writes APE codes from 2027 on, are others (62.10Y). */
const isOfRevision2 = (ape: string): boolean => /[A-FZ]$/.test(ape);

const revision2Ends = '2027-01-01';

/** NAF 2025 has the divisions of before but 45, which went into 46, 47 and 95; its classes are not in our sources. */
const hasDivisionOf2025 = (ape: string): boolean => hasDivision(ape) && !ape.startsWith('45');

const whyUnknownOf2025 = (ape: string, today: string): string | null => {
  if (!hasDivisionOf2025(ape)) return `Elle n’a pas de division ${ape.slice(0, 2)}.`;
  return today < revision2Ends
    ? 'Les codes en vigueur jusqu’à la fin de 2026 finissent par une lettre de A à F ou par Z.'
    : null;
};

const whyUnknown = (ape: string): string | null => {
  const named = `${ape.slice(0, 2)}.${ape.slice(2, 4)}`;
  if (!hasDivision(ape)) return `Elle n’a pas de division ${ape.slice(0, 2)}.`;
  const letters = lettersOfClass(ape.slice(0, 4));
  if (letters === undefined) return `Elle n’a pas de classe ${named}.`;
  if (letters.includes(ape.charAt(4))) return null;
  const codes = letters.split('').map((letter) => named + letter);
  return `Sa classe ${named} n’a que ${codes.join(', ').replace(/, (?=[^,]*$)/, ' et ')}.`;
};

/** A code that is not in the nomenclature only warns: the INSEE says which is one's own. */
export const apeVerdict = (text: string, today: string): Verdict | null => {
  const ape = compact(text).toUpperCase();
  if (!/^\d{4}[A-Z]$/.test(ape))
    return blocking(
      'Ce code APE n’a pas la bonne forme.',
      'Il a 4 chiffres et 1 lettre, comme 6201Z.',
      'Recopiez-le d’un bulletin de paie ou de l’avis de situation de l’INSEE.',
    );
  const why = isOfRevision2(ape) ? whyUnknown(ape) : whyUnknownOf2025(ape, today);
  if (why === null) return null;
  return unlikely(
    'Ce code APE ne figure pas dans la nomenclature.',
    why,
    'Vérifiez-le sur l’avis de situation de l’INSEE ; s’il est exact, dites-le.',
  );
};
