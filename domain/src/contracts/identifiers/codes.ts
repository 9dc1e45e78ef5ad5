import { codeLabel } from '../../reference/contract-codes.ts';
import { diplomaOfCode } from '../../reference/diploma-codes.ts';
import { findAgreement, normalizeIdcc } from '../opco/find-opco.ts';
import { blocking, unlikely, type Verdict } from '../finding.ts';
import { compact } from './siret.ts';

const uaiLetters = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** The letter that controls the seven digits of an establishment's number (UAI). */
export const uaiLetter = (digits: string): string => uaiLetters[Number(digits) % 23] ?? '';

export const uaiVerdict = (text: string): Verdict | null => {
  const uai = compact(text).toUpperCase();
  if (!/^\d{7}[A-Z]$/.test(uai))
    return blocking(
      'Ce numéro UAI n’a pas la bonne forme.',
      'Il a 7 chiffres et 1 lettre, comme 0690001B.',
      'Recopiez-le de l’annuaire des établissements ou d’une convention de formation.',
    );
  return uai.at(-1) === uaiLetter(uai.slice(0, 7))
    ? null
    : blocking(
        'Ce numéro UAI n’existe pas.',
        'Sa lettre, qui contrôle les chiffres, ne correspond pas.',
        'Vérifiez chaque chiffre et la lettre.',
      );
};

export const idccVerdict = (text: string): Verdict | null => {
  if (normalizeIdcc(text) === null)
    return blocking(
      'Ce numéro de convention collective n’a pas la bonne forme.',
      'L’IDCC a 4 chiffres ; 9999 veut dire aucune convention, 9998 convention en cours de négociation.',
      'Il figure sur le bulletin de paie, ou se demande au comptable.',
    );
  const agreement = findAgreement(text);
  if (!agreement)
    return unlikely(
      'Cette convention collective ne figure pas dans la liste connue.',
      'Un mauvais IDCC est une des premières causes de refus par les OPCO.',
      'Vérifiez-le sur le bulletin de paie ; s’il est exact, dites-le.',
    );
  return agreement.inForce === false
    ? unlikely(
        'Cette convention collective n’était plus en vigueur en 2024.',
        'Elle a peut-être été rattachée à une autre.',
        'Demandez au comptable le numéro en vigueur ; si c’est bien celui-ci, dites-le.',
      )
    : null;
};

export const diplomaCodeVerdict = (text: string): Verdict | null =>
  /^\d{2}[\dA-Z]\d{5}[A-Z]?$/i.test(compact(text))
    ? null
    : blocking(
        'Ce code diplôme n’a pas la bonne forme.',
        'Il a 8 caractères, comme 32031009.',
        'Il figure sur la fiche RNCP ou dans le catalogue des formations.',
      );

/** The level of a diploma's code, by its first digit, as the list of diplomas has it: 5 was the CAP, 1 the master. */
const levels: Readonly<Record<string, string>> = { 5: '3', 4: '4', 3: '5', 2: '6', 1: '7' };

/** Of what is prepared against its code; other levels, such as a doctorate, are not compared. */
export const diplomaLevelVerdict = (code: string, diploma: string): Verdict | null => {
  const level = levels[compact(code).charAt(0)];
  const named = diplomaOfCode(compact(code));
  if (named?.startsWith(diploma.charAt(0)) && named !== diploma && diploma !== '')
    return unlikely(
      'Ce code diplôme est celui d’un autre diplôme.',
      `Ses 3 premiers caractères sont ceux de « ${codeLabel('diploma', named)} ».`,
      'Vérifiez les deux sur la fiche de la formation ; s’ils sont exacts, dites-le.',
    );
  return level && /^[3-7]/.test(diploma) && !diploma.startsWith(level)
    ? unlikely(
        'Ce code diplôme est d’un autre niveau que le diplôme visé.',
        'Son premier chiffre dit le niveau : 5 pour un CAP, 4 pour un bac, 3 pour un bac+2, 2 pour un bac+3, 1 pour un bac+5.',
        'Vérifiez les deux sur la fiche de la formation ; s’ils sont exacts, dites-le.',
      )
    : null;
};

export const rncpVerdict = (text: string): Verdict | null =>
  /^(?:RNCP)?\d{3,5}$/i.test(compact(text))
    ? null
    : blocking(
        'Ce code RNCP n’a pas la bonne forme.',
        'Il a 3 à 5 chiffres, comme 38362.',
        'Cherchez la fiche sur le site de France compétences ; elle doit être active au début du contrat.',
      );

/** Overseas included, and not the 099 of births abroad. */
const isLodgingDepartment = (department: string): boolean =>
  /^(?:0(?:0[1-9]|[1-8]\d|9[0-5]|2[AB])|97[1-8]|98[4-9])$/i.test(department);

/** The number that a contract was lodged under (DECA). */
export const contractNumberVerdict = (text: string): Verdict | null => {
  const number = compact(text);
  if (!/^(?:\d{3}|02[AB])20\d{2}(?:0[1-9]|1[0-2])(?:NC|\d{2})\d{4}$/i.test(number))
    return blocking(
      'Ce numéro de contrat n’a pas la bonne forme.',
      'Il a le département sur 3 chiffres, l’année, le mois, puis 6 caractères, comme 069202409NC1234.',
      'Recopiez-le de l’accord de prise en charge du contrat précédent.',
    );
  return isLodgingDepartment(number.slice(0, 3))
    ? null
    : unlikely(
        'Ce numéro de contrat commence par un département inconnu.',
        `Ses 3 premiers caractères sont le département du dépôt, ici ${number.slice(0, 3)}.`,
        'Recopiez-le de l’accord de prise en charge ; s’il est exact, dites-le.',
      );
};
