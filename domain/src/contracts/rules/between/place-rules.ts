import { departmentOfTown } from '../../../reference/town-departments.ts';
import { fold } from '../../../search/letters.ts';
import { unlikely, type Verdict } from '../../finding.ts';
import { compact } from '../../identifiers/siret.ts';
import { isFamily, type Reader, type Rule } from '../rule.ts';

/** « 069 » as a postal code has it; Corsica's two are one there. */
const asInZip = (department: string): string =>
  /^02[AB]$/i.test(department) ? '20' : department.replace(/^0(?=\d\d$)/, '');

const birthTown = ({ text }: Reader): Verdict | null => {
  const of = departmentOfTown(text('candidate_birth_town'));
  const said = text('candidate_birth_department');
  return of === null || said === '' || asInZip(said) === of
    ? null
    : unlikely(
        'Cette commune de naissance n’est pas de ce département.',
        `${text('candidate_birth_town')} est du ${of === '20' ? '02A ou 02B' : of.padStart(3, '0')}, et le département indiqué est ${said}${said === '099' ? ', une naissance à l’étranger' : ''}.`,
        'Corrigez l’un des deux d’après la pièce d’identité\u202F; s’ils sont exacts, dites pourquoi.',
      );
};

const townOfZip = (prefix: string): Rule => ({
  rule: `${prefix}_zip_town`,
  field: `${prefix}_zip`,
  source: 'INSEE, code officiel géographique',
  judge: ({ text }) => {
    const [zip, town] = [text(`${prefix}_zip`), text(`${prefix}_town`)];
    const of = departmentOfTown(town);
    return of === null || !/^\d{5}$/.test(zip) || zip.startsWith(of)
      ? null
      : unlikely(
          'Ce code postal n’est pas celui de la commune indiquée.',
          `Ceux de ${town} commencent par ${of}.`,
          'Corrigez l’un des deux\u202F; s’ils sont exacts, dites pourquoi.',
        );
  },
});

const isOne = ({ text }: Reader, one: string, other: string): boolean =>
  compact(text(one)) !== '' && compact(text(one)) === compact(text(other));

const placeOf = ({ text }: Reader, prefix: string): string =>
  ['street_number', 'street', 'zip'].map((line) => fold(text(`${prefix}_${line}`))).join(' ');

/** Whoever is lodged, or works for their family, lives there. */
const livesAtWork = (read: Reader): Verdict | null =>
  read.text('company_street') !== '' &&
  read.text('company_zip') !== '' &&
  placeOf(read, 'candidate') === placeOf(read, 'company') &&
  !isFamily(read) &&
  (read.number('housing_benefit') ?? 0) === 0
    ? unlikely(
        'Le candidat habiterait à l’adresse de l’entreprise.',
        'L’OPCO et la caisse écrivent à chacun chez soi.',
        'Saisissez l’adresse du candidat\u202F; s’il y habite bien, dites-le.',
      )
    : null;

/** Where somebody was born, lives, works and learns, each against what else the file says of it. */
export const placeRules: readonly Rule[] = [
  {
    rule: 'birth_town',
    field: 'candidate_birth_town',
    source: 'INSEE, code officiel géographique',
    judge: birthTown,
  },
  ...['company', 'candidate', 'guardian', 'cfa', 'place'].map(townOfZip),
  { rule: 'lives_at_work', field: 'candidate_street', source: 'Usage', judge: livesAtWork },
  {
    rule: 'centre_is_company',
    field: 'cfa_siret',
    source: 'Notice du CERFA 10103',
    judge: (read) =>
      isOne(read, 'cfa_siret', 'siret') && read.flag('cfa_internal') !== true
        ? unlikely(
            'Le CFA a le SIRET de l’entreprise.',
            'C’est celui d’un CFA d’entreprise, et d’aucun autre.',
            'Saisissez le SIRET du CFA, ou répondez oui à « CFA d’entreprise »\u202F; s’il est exact, dites pourquoi.',
          )
        : null,
  },
  {
    rule: 'place_is_centre',
    field: 'place_siret',
    source: 'Notice du CERFA 10103',
    judge: (read) =>
      isOne(read, 'place_siret', 'cfa_siret')
        ? unlikely(
            'Le lieu principal a le SIRET du CFA responsable.',
            'Un SIRET est celui d’un seul établissement, et la formation est dite avoir lieu ailleurs.',
            'Saisissez celui du lieu, ou répondez que le CFA responsable est le lieu principal\u202F; s’ils sont exacts, dites pourquoi.',
          )
        : null,
  },
];
