import { fold } from '../../../search/letters.ts';
import { unlikely, type Verdict } from '../../finding.ts';
import { uaiVerdict } from '../../identifiers/codes.ts';
import { compact, isSiret } from '../../identifiers/siret.ts';
import { isProfessional, type Reader, type Rule } from '../rule.ts';

/** Of Corsica the numbers have codes of their own. */
const inZip: Readonly<Record<string, string>> = { '620': '20', '720': '20' };

/** The department in which an establishment was numbered, as postal codes begin it; null where the number is none. */
const departmentOfUai = (uai: string): string | null => {
  if (uai === '' || uaiVerdict(uai) !== null) return null;
  const begin = compact(uai).slice(0, 3);
  return (
    inZip[begin] ?? (begin.startsWith('0') ? begin.slice(1) : begin.startsWith('97') ? begin : null)
  );
};

/** Those of Saint-Martin and Saint-Barthélemy were numbered with Guadeloupe, and some beside a border with its other side. */
const uaiAndZip = (prefix: 'cfa' | 'place'): Rule => ({
  rule: `${prefix}_uai_department`,
  field: `${prefix}_uai`,
  source: 'Éducation nationale, numérotation UAI, à vérifier',
  judge: ({ text }) => {
    const department = departmentOfUai(text(`${prefix}_uai`));
    const zip = text(`${prefix}_zip`);
    return department === null || !/^\d{5}$/.test(zip) || zip.startsWith(department)
      ? null
      : unlikely(
          'Ce numéro UAI n’est pas du département du code postal.',
          `Il commence par celui de l’établissement, ici ${department}, et le code postal est ${zip}. Celui du siège n’est pas celui d’une annexe.`,
          'Vérifiez les deux dans l’annuaire des établissements\u202F; s’ils sont exacts, dites pourquoi.',
        );
  },
});

/** Of one firm all establishments have the first nine digits in common. */
const isOwnCentre = (read: Reader): boolean =>
  read.flag(isProfessional(read) ? 'training_in_house' : 'cfa_internal') === true;

const otherFirm = (read: Reader): Verdict | null => {
  const [company, centre] = [compact(read.text('siret')), compact(read.text('cfa_siret'))];
  if (!isOwnCentre(read) || !isSiret(company) || !isSiret(centre)) return null;
  return company.slice(0, 9) === centre.slice(0, 9)
    ? null
    : unlikely(
        'La formation serait interne à l’entreprise, et le SIRET du centre est d’une autre.',
        'Les établissements d’une entreprise ont les neuf premiers chiffres (SIREN) en commun\u202F; le centre d’un groupe peut en avoir d’autres.',
        'Corrigez le SIRET, ou répondez que la formation n’est pas interne\u202F; s’ils sont exacts, dites pourquoi.',
      );
};

const isNamed = ({ text }: Reader, one: string, other: string): boolean =>
  fold(text(one)) !== '' && fold(text(one)) === fold(text(other));

/** What the centre is said to be, against the company and against where it stands. */
export const centreRules: readonly Rule[] = [
  uaiAndZip('cfa'),
  uaiAndZip('place'),
  {
    rule: 'internal_centre_firm',
    field: 'cfa_siret',
    source: 'Code du travail, L6241-2, à vérifier',
    judge: otherFirm,
  },
  {
    rule: 'centre_named_company',
    field: 'cfa_name',
    source: 'Usage',
    judge: (read) =>
      !isOwnCentre(read) &&
      (isNamed(read, 'cfa_name', 'company_name') || isNamed(read, 'cfa_name', 'trade_name'))
        ? unlikely(
            'Le centre de formation a le nom de l’entreprise.',
            'L’un des deux a peut-être été recopié dans l’autre champ.',
            'Corrigez-le, ou répondez que la formation est interne\u202F; s’ils ont bien le même nom, dites-le.',
          )
        : null,
  },
];
