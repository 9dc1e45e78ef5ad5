import { blocking, unlikely, type Verdict } from '../finding.ts';
import { compact } from './siret.ts';

/**
 * The divisions of the nomenclature of activities (NAF rév. 2, the same as NACE Rev. 2 of regulation (EC) 1893/2006), each with
 * the third digits of its groups.
 */
const groups: Readonly<Record<string, string>> = Object.fromEntries(
  [
    '01 1234567,02 1234,03 12,05 12,06 12,07 12,08 19,09 19',
    '10 123456789,11 0,12 0,13 1239,14 123,15 12,16 12,17 12,18 12,19 12,20 123456,21 12,22 12',
    '23 12345679,24 12345,25 12345679,26 12345678,27 123459,28 12349,29 123,30 12349,31 0,32 123459,33 12',
    '35 123,36 0,37 0,38 123,39 0,41 12,42 129,43 1239,45 1234,46 12345679,47 123456789',
    '49 12345,50 1234,51 12,52 12,53 12,55 1239,56 123,58 12,59 12,60 12,61 1239,62 0,63 19',
    '64 1239,65 123,66 123,68 123,69 12,70 12,71 12,72 12,73 12,74 1239,75 0,77 1234,78 123,79 19',
    '80 123,81 123,82 1239,84 123,85 123456,86 129,87 1239,88 19,90 0,91 0,92 0,93 12,94 129,95 12',
    '96 0,97 0,98 12,99 0',
  ]
    .flatMap((line) => line.split(','))
    .map((entry) => entry.split(' ') as [string, string]),
);

/** A code that is not in the nomenclature only warns: it is replaced by another one day, and the INSEE says which is one's own. */
export const apeVerdict = (text: string): Verdict | null => {
  const ape = compact(text).toUpperCase();
  if (!/^\d{4}[A-Z]$/.test(ape))
    return blocking(
      'Ce code APE n’a pas la bonne forme.',
      'Il a 4 chiffres et 1 lettre, comme 6201Z.',
      'Recopiez-le d’un bulletin de paie ou de l’avis de situation de l’INSEE.',
    );
  const known = groups[ape.slice(0, 2)];
  if (known?.includes(ape.charAt(2))) return null;
  return unlikely(
    'Ce code APE ne figure pas dans la nomenclature.',
    known === undefined
      ? `Elle n’a pas de division ${ape.slice(0, 2)}.`
      : `Sa division ${ape.slice(0, 2)} n’a pas de groupe ${ape.slice(0, 2)}.${ape.charAt(2)}.`,
    'Vérifiez-le sur l’avis de situation de l’INSEE ; s’il est exact, dites-le.',
  );
};
