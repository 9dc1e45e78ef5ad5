import { blocking, type Verdict } from '../finding.ts';

const luhnSum = (digits: string): number =>
  digits
    .split('')
    .toReversed()
    .reduce((sum, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
      return sum + (value > 9 ? value - 9 : value);
    }, 0);

export const hasLuhnSum = (digits: string): boolean => luhnSum(digits) % 10 === 0;

const digitSum = (digits: string): number =>
  digits.split('').reduce((sum, digit) => sum + Number(digit), 0);

const laPoste = '356000000';

export const compact = (text: string): string => text.replace(/[\s.\u00A0\u202F-]/g, '');

/** Luhn's sum over 14 digits; establishments of La Poste may have a digit sum that divides by five instead. */
export const isSiret = (text: string): boolean => {
  const siret = compact(text);
  if (!/^\d{14}$/.test(siret) || /^0+$/.test(siret)) return false;
  if (hasLuhnSum(siret)) return hasLuhnSum(siret.slice(0, 9));
  return siret.startsWith(laPoste) && digitSum(siret) % 5 === 0;
};

export const siretVerdict = (text: string): Verdict | null => {
  const siret = compact(text);
  if (/[^\d]/.test(siret))
    return blocking(
      'Ce SIRET contient autre chose que des chiffres.',
      'Un SIRET n’a que des chiffres.',
      'Recopiez les 14 chiffres d’un bulletin de paie ou d’une facture.',
    );
  if (siret.length === 9)
    return blocking(
      'Ce SIRET a 9 chiffres.',
      'C’est sans doute le SIREN de l’entreprise ; le SIRET désigne l’établissement.',
      'Ajoutez les 5 chiffres de l’établissement où le contrat est exécuté.',
    );
  if (siret.length !== 14)
    return blocking(
      `Ce SIRET a ${siret.length} chiffre${siret.length > 1 ? 's' : ''}.`,
      'Un SIRET en a 14.',
      'Recopiez-le d’un bulletin de paie ou d’une facture.',
    );
  return isSiret(siret)
    ? null
    : blocking(
        'Ce SIRET n’existe pas.',
        'Son dernier chiffre, qui contrôle les autres, ne correspond pas.',
        'Vérifiez chaque chiffre : deux sont peut-être inversés.',
      );
};
