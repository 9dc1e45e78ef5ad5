import { blocking, unlikely, type Verdict } from '../finding.ts';
import { compact } from './siret.ts';

/** What a social security number says of a person; null where it has not even its form. */
export interface NirFacts {
  /** 1 man, 2 woman; 3, 4, 7 and 8 stand in numbers given for a time. */
  sexDigit: string;
  year: string;
  month: string;
  /** Two characters, three overseas; 99 abroad. */
  department: string;
  body: string;
  /** Of the birth, in three digits: two overseas, where the department has three. */
  commune: string;
  order: string;
  key: string | null;
}

const form = /^([1-478])(\d{2})(\d{2})(\d{2}|2[AB])(\d{3})(\d{3})(\d{2})?$/;

export const readNir = (text: string): NirFacts | null => {
  const parts = form.exec(compact(text).toUpperCase());
  if (!parts) return null;
  const [, sexDigit = '', year = '', month = '', two = '', commune = '', order = '', key] = parts;
  const isOverseas = two === '97' || two === '98';
  return {
    sexDigit,
    year,
    month,
    commune: isOverseas ? commune.slice(1) : commune,
    order,
    department: isOverseas ? two + commune.slice(0, 1) : two,
    body: `${sexDigit}${year}${month}${two}${commune}${order}`,
    key: key ?? null,
  };
};

/** 97 less the remainder of the 13 characters by 97; in Corsica 2A counts as 19 and 2B as 18. */
export const nirKey = (body: string): string => {
  const digits = body.replace('2A', '19').replace('2B', '18');
  return String(97 - (Number(digits) % 97)).padStart(2, '0');
};

/** Months 20 to 42 and 50 to 99 stand for births whose month is not known. */
const isMonth = (month: number): boolean =>
  (month >= 1 && month <= 12) || (month >= 20 && month <= 42) || month >= 50;

const isDepartment = (department: string): boolean =>
  /^(?:0[1-9]|[1-8]\d|9[0-69]|2[AB]|97[1-8]|98[4-9])$/.test(department);

interface NirForm {
  /** Whether the two digits of the key belong to what is asked for. */
  withKey: 'required' | 'optional';
}

const lengthVerdict = (nir: string, { withKey }: NirForm): Verdict | null => {
  const count = nir.length;
  if (count === 15 || (count === 13 && withKey === 'optional')) return null;
  const expected =
    withKey === 'required' ? '15 : 13 et les 2 de la clé' : '13, ou 15 avec les 2 de la clé';
  return blocking(
    `Ce numéro a ${count} caractère${count > 1 ? 's' : ''}.`,
    `Un numéro de sécurité sociale en a ${expected}.`,
    'Recopiez-le de la carte Vitale ou d’une attestation de droits.',
  );
};

/** What is wrong with a social security number by itself: the form and the key block, the rest only looks odd. */
export const nirVerdict = (text: string, nirForm: NirForm): Verdict | null => {
  const nir = compact(text);
  const wrongLength = lengthVerdict(nir, nirForm);
  if (wrongLength) return wrongLength;
  const facts = readNir(nir);
  if (!facts)
    return blocking(
      'Ce numéro de sécurité sociale n’a pas la bonne forme.',
      'Il commence par 1 ou 2 et n’a que des chiffres, sauf 2A ou 2B pour la Corse.',
      'Recopiez-le de la carte Vitale ou d’une attestation de droits.',
    );
  if (facts.key !== null && facts.key !== nirKey(facts.body))
    return blocking(
      'La clé de ce numéro ne correspond pas.',
      'Ses 2 derniers chiffres contrôlent les 13 premiers.',
      'Vérifiez chaque chiffre : deux sont peut-être inversés.',
    );
  if (!isMonth(Number(facts.month)))
    return unlikely(
      `Le mois de naissance de ce numéro, ${facts.month}, est inhabituel.`,
      'Les 4e et 5e chiffres sont d’ordinaire le mois, de 01 à 12.',
      'Vérifiez le numéro ; s’il est bien celui de la carte Vitale, dites-le.',
    );
  if (!isDepartment(facts.department))
    return unlikely(
      `Le département de naissance de ce numéro, ${facts.department}, est inconnu.`,
      'Les 6e et 7e caractères sont le département, 99 pour une naissance à l’étranger.',
      'Vérifiez le numéro ; s’il est bien celui de la carte Vitale, dites-le.',
    );
  if (/^0+$/.test(facts.commune) || facts.order === '000')
    return unlikely(
      `Ce numéro a ${facts.order === '000' ? '000 comme numéro d’ordre' : `${facts.commune} comme commune`}.`,
      'Communes, pays et numéros d’ordre y sont comptés à partir de 1.',
      'Vérifiez le numéro\u202F; s’il est bien celui de la carte Vitale, dites-le.',
    );
  if (!/[12]/.test(facts.sexDigit))
    return unlikely(
      'Ce numéro semble provisoire.',
      'Un numéro définitif commence par 1 ou par 2.',
      'Si le numéro définitif est connu, saisissez-le ; sinon dites que celui-ci est provisoire.',
    );
  return null;
};

/** What a number says against what is known of its bearer; it never blocks: papers can differ from it. */
export interface Bearer {
  sex?: 'M' | 'F' | null;
  /** As `1980-02-29`. */
  birthdate?: string | null;
  /** Of the form: `069`, `02A`, `971`, `099` abroad. */
  birthDepartment?: string | null;
}

const sexOfDigit = (digit: string): 'M' | 'F' => (/[137]/.test(digit) ? 'M' : 'F');

/** Corsica was department 20 until 1976, Saint-Barthélemy and Saint-Martin communes of Guadeloupe until 2007. */
const sameDepartment = (inNumber: string, known: string): boolean => {
  const short = known.toUpperCase().replace(/^0(?=\w\w$)/, '');
  return (
    inNumber === short ||
    (/^2[AB]$/.test(short) && inNumber === '20') ||
    (/^97[178]$/.test(short) && inNumber === '971')
  );
};

export const nirAgainst = (text: string, bearer: Bearer): Verdict | null => {
  const facts = readNir(text);
  if (!facts) return null;
  const remedy = 'Vérifiez les deux ; si les deux sont exacts, dites pourquoi.';
  if (bearer.sex && sexOfDigit(facts.sexDigit) !== bearer.sex)
    return unlikely(
      'Ce numéro ne va pas avec le sexe indiqué.',
      'Son premier chiffre est 1 pour un homme et 2 pour une femme ; d’un numéro provisoire, 7 ou 8.',
      remedy,
    );
  if (bearer.birthdate) {
    const [year = '', month = ''] = bearer.birthdate.split('-');
    const monthIsReal = Number(facts.month) >= 1 && Number(facts.month) <= 12;
    if (facts.year !== year.slice(2) || (monthIsReal && facts.month !== month))
      return unlikely(
        'Ce numéro ne va pas avec la date de naissance.',
        'Ses 2e à 5e chiffres sont l’année et le mois de naissance.',
        remedy,
      );
  }
  if (bearer.birthDepartment && !sameDepartment(facts.department, bearer.birthDepartment))
    return unlikely(
      'Ce numéro ne va pas avec le département de naissance.',
      'Ses 6e et 7e caractères sont ce département, 99 pour une naissance à l’étranger.',
      remedy,
    );
  return null;
};
