import { apeVerdict } from '../identifiers/ape.ts';
import {
  contractNumberVerdict,
  diplomaCodeVerdict,
  diplomaLevelVerdict,
  idccVerdict,
  rncpVerdict,
  uaiVerdict,
} from '../identifiers/codes.ts';
import { nirAgainst, nirVerdict } from '../identifiers/nir.ts';
import { compact, siretVerdict } from '../identifiers/siret.ts';
import { blocking, unlikely } from '../finding.ts';
import { findAgreement, normalizeIdcc } from '../opco/find-opco.ts';
import { isFamily, ofField, type Reader, type Rule } from './rule.ts';

const siretSource = 'INSEE, identification des établissements (clé de Luhn)';
const nirSource = 'INSEE, numéro d’inscription au répertoire';
const form = 'Notice du CERFA 10103';

/** The sheet takes a name of the agreement as well; only a number that it begins with can be checked. */
const namedAgreement = ({ text }: Reader): string | null =>
  /^(?:IDCC\s*)?(\d{3,})\b/i.exec(text('collective_agreement'))?.[1] ?? null;

const sexOf = (text: string): 'M' | 'F' | null => (text === 'M' || text === 'F' ? text : null);

const zip = (field: string): Rule =>
  ofField(field, form, (text) =>
    /^\d{5}$/.test(text)
      ? null
      : blocking('Ce code postal n’a pas la bonne forme.', 'Il a 5 chiffres.', 'Corrigez-le.'),
  );

export const identifierRules: readonly Rule[] = [
  ofField('siret', siretSource, siretVerdict),
  ofField('cfa_siret', siretSource, siretVerdict),
  ofField('place_siret', siretSource, siretVerdict),
  {
    rule: 'ape_code',
    field: 'ape_code',
    source: 'INSEE, NAF rév. 2',
    judge: ({ text }, { today }) =>
      text('ape_code') === '' ? null : apeVerdict(text('ape_code'), today),
  },
  ofField('idcc', 'Ministère du Travail, liste des IDCC', idccVerdict),
  {
    rule: 'collective_agreement',
    field: 'collective_agreement',
    source: 'Ministère du Travail, liste des IDCC',
    judge: (read) => {
      const number = namedAgreement(read);
      return number === null ? null : idccVerdict(number);
    },
  },
  {
    rule: 'idcc_named',
    field: 'idcc',
    source: 'Ministère du Travail, liste des IDCC',
    judge: (read) => {
      const named = normalizeIdcc(namedAgreement(read) ?? '');
      const idcc = findAgreement(read.text('idcc'))?.idcc;
      return named === null || idcc === undefined || named === idcc
        ? null
        : unlikely(
            `Cet IDCC n’est pas celui de la convention collective indiquée, ${named}.`,
            'Un mauvais IDCC est une des premières causes de refus par les OPCO.',
            'Vérifiez-le sur le bulletin de paie et mettez les deux d’accord ; sinon dites pourquoi.',
          );
    },
  },
  ofField('cfa_uai', 'Éducation nationale, lettre de contrôle UAI', uaiVerdict),
  ofField('place_uai', 'Éducation nationale, lettre de contrôle UAI', uaiVerdict),
  ofField('training_cfd', form, diplomaCodeVerdict),
  {
    rule: 'training_cfd_level',
    field: 'training_cfd',
    source: form,
    judge: ({ text }) => diplomaLevelVerdict(text('training_cfd'), text('training_diploma_type')),
  },
  ofField('training_rncp', 'France compétences, RNCP', rncpVerdict),
  ofField('previous_contract_number', form, contractNumberVerdict),
  {
    rule: 'previous_contract_ahead',
    field: 'previous_contract_number',
    source: form,
    judge: ({ text }, { today }) => {
      const year = /^\w{3}(20\d{2})/.exec(compact(text('previous_contract_number')))?.[1];
      return year !== undefined && year > today.slice(0, 4)
        ? blocking(
            'Ce numéro de contrat est d’une année à venir.',
            `Ses 4e à 7e chiffres sont l’année du dépôt, ici ${year}.`,
            'Recopiez-le de l’accord de prise en charge du contrat précédent.',
          )
        : null;
    },
  },
  ofField('supervisor_nir', nirSource, (text) => nirVerdict(text, { withKey: 'required' })),
  ofField('candidate_nir', nirSource, (text) => nirVerdict(text, { withKey: 'optional' })),
  {
    rule: 'supervisor_nir_bearer',
    field: 'supervisor_nir',
    source: nirSource,
    judge: ({ text, day }) =>
      nirAgainst(text('supervisor_nir'), { birthdate: day('supervisor_birthdate') }),
  },
  {
    rule: 'candidate_nir_bearer',
    field: 'candidate_nir',
    source: nirSource,
    judge: ({ text, day }) =>
      nirAgainst(text('candidate_nir'), {
        sex: sexOf(text('candidate_sex')),
        birthdate: day('candidate_birthdate'),
        birthDepartment: text('candidate_birth_department') || null,
      }),
  },
  zip('company_zip'),
  zip('candidate_zip'),
  zip('guardian_zip'),
  zip('cfa_zip'),
  zip('place_zip'),
  ofField('candidate_birth_department', form, (text) =>
    /^(?:0(?:0[1-9]|1\d|2[1-9AB]|[3-8]\d|9[0-59])|97[1-8]|98[4-9])$/i.test(text)
      ? null
      : blocking(
          'Ce département n’existe pas.',
          'Le formulaire le veut sur 3 caractères : 069, 02A, 971, ou 099 pour une naissance à l’étranger.',
          'Corrigez-le.',
        ),
  ),
  {
    rule: 'shared_address',
    field: 'candidate_email',
    source: form,
    judge: ({ text }) => {
      const own = text('candidate_email').toLowerCase();
      const others = ['email', 'supervisor_email', 'second_supervisor_email', 'legal_rep_email'];
      return own !== '' && others.some((key) => text(key).toLowerCase() === own)
        ? unlikely(
            'Cette adresse e-mail est aussi celle de l’entreprise ou du tuteur.',
            'L’OPCO écrit à chacun : le candidat a besoin de la sienne.',
            'Saisissez l’adresse du candidat ; si elle est bien partagée, dites-le.',
          )
        : null;
    },
  },
  {
    rule: 'guardian_address',
    field: 'guardian_email',
    source: form,
    judge: (read) => {
      const { text } = read;
      const own = text('guardian_email').toLowerCase();
      const others = isFamily(read)
        ? ['candidate_email']
        : [
            'candidate_email',
            'email',
            'supervisor_email',
            'second_supervisor_email',
            'legal_rep_email',
          ];
      return own !== '' && others.some((key) => text(key).toLowerCase() === own)
        ? unlikely(
            'Cette adresse e-mail est aussi celle du candidat, de l’entreprise ou du tuteur.',
            'Le représentant légal signe pour lui-même : il lui faut une adresse qu’il lit.',
            'Saisissez la sienne ; si elle est bien partagée, dites-le.',
          )
        : null;
    },
  },
];
