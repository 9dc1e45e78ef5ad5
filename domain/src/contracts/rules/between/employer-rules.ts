import { tradeOfAgreement, tradeOfApe } from '../../../reference/trade-agreements.ts';
import { fold } from '../../../search/letters.ts';
import { unlikely } from '../../finding.ts';
import { findAgreement, isPublicEmployer } from '../../opco/find-opco.ts';
import type { Reader, Rule } from '../rule.ts';

const isCommercial = (legalForm: string): boolean =>
  /^(?:sarl|eurl|sasu?|sa|snc|sci|selarl)$/.test(fold(legalForm).replace(/[.\s]/g, ''));

/** Public administration and compulsory social security, but for the funds of the latter. */
const isAdministration = ({ text }: Reader): boolean =>
  /^84[.\s]?(?:1[1-3]|2[1-5])/.test(text('ape_code'));

const isAssociation = (legalForm: string): boolean => /^association\b/.test(fold(legalForm));

/** How public bodies are called, and nobody else. */
const isPublicName = (name: string): boolean =>
  /^(?:mairie|ville|commune|departement|region|prefecture|rectorat|conseil (?:departemental|regional)|communaute (?:de communes|d.agglomeration|urbaine)|centre hospitalier|ccas|ministere)\b/.test(
    fold(name),
  );

const words = (text: string): string => fold(text).split(/\s+/).toSorted().join(' ');

/** Husband or wife who works in the business accompanies as well as the employer (L6223-8-1). */
const isEmployer = ({ text }: Reader): boolean =>
  words(`${text('supervisor_firstname')} ${text('supervisor_lastname')}`) ===
  words(`${text('legal_rep_firstname')} ${text('legal_rep_lastname')}`);

/** What the company says of itself, one answer against another. */
export const employerRules: readonly Rule[] = [
  {
    rule: 'idcc_trade',
    field: 'idcc',
    source: 'Intitulés de la NAF et des conventions collectives, à vérifier',
    judge: ({ text }) => {
      const named = findAgreement(text('idcc'))?.idcc ?? '';
      const [ofApe, ofAgreement] = [tradeOfApe(text('ape_code')), tradeOfAgreement(named)];
      return ofApe === null || ofAgreement === null || ofApe === ofAgreement
        ? null
        : unlikely(
            `Cette convention collective est de ${ofAgreement}, et le code APE de ${ofApe}.`,
            'Un mauvais IDCC est une des premières causes de refus par les OPCO.',
            'Vérifiez les deux sur le bulletin de paie\u202F; s’ils sont exacts, dites pourquoi.',
          );
    },
  },
  {
    rule: 'public_agreement',
    field: 'idcc',
    source: 'Code du travail, L2233-1, à vérifier',
    judge: ({ text }) => {
      const agreement = findAgreement(text('idcc'));
      return isPublicEmployer(text('employer_kind')) && agreement && agreement.idcc < '9998'
        ? unlikely(
            'Un employeur public n’a d’ordinaire pas de convention collective.',
            'Ses agents ont un statut\u202F; celles des branches sont des employeurs privés.',
            'Écrivez 9999, ou corrigez le type d’employeur\u202F; s’ils sont exacts, dites pourquoi.',
          )
        : null;
    },
  },
  {
    rule: 'administration_kind',
    field: 'employer_kind',
    source: 'INSEE, NAF rév. 2',
    judge: (read) =>
      isAdministration(read) && /^1[1-6]$/.test(read.text('employer_kind'))
        ? unlikely(
            'Ce type d’employeur est privé, et le code APE celui d’une administration publique.',
            'Un employeur public dépose le contrat auprès du préfet, et non d’un OPCO.',
            'Corrigez l’un des deux\u202F; s’ils sont exacts, dites pourquoi.',
          )
        : null,
  },
  {
    rule: 'legal_form_kind',
    field: 'employer_kind',
    source: 'Notice du CERFA 10103',
    judge: ({ text }) =>
      isCommercial(text('legal_form')) && /^(?:15|2\d)$/.test(text('employer_kind'))
        ? unlikely(
            `La forme juridique, ${text('legal_form')}, ne va pas avec ce type d’employeur.`,
            'Une société n’est ni une association ni un employeur public.',
            'Corrigez l’un des deux\u202F; s’ils sont exacts, dites pourquoi.',
          )
        : null,
  },
  {
    rule: 'association_kind',
    field: 'employer_kind',
    source: 'Notice du CERFA 10103',
    judge: ({ text }) =>
      isAssociation(text('legal_form')) && /^1[124]$/.test(text('employer_kind'))
        ? unlikely(
            'La forme juridique est celle d’une association, et ce type d’employeur n’en est pas une.',
            'Le formulaire officiel a un type pour les associations, 15.',
            'Corrigez l’un des deux\u202F; s’ils sont exacts, dites pourquoi.',
          )
        : null,
  },
  {
    rule: 'public_name',
    field: 'employer_kind',
    source: 'Usage',
    judge: ({ text }) =>
      isPublicName(text('company_name')) && /^1[1-6]$/.test(text('employer_kind'))
        ? unlikely(
            'L’entreprise a le nom d’un employeur public, et ce type d’employeur est privé.',
            'Un employeur public dépose le contrat auprès du préfet, et non d’un OPCO.',
            'Corrigez le type\u202F; s’il est exact, dites pourquoi.',
          )
        : null,
  },
  {
    rule: 'temporary_work_trade',
    field: 'employer_special',
    source: 'INSEE, NAF rév. 2',
    judge: ({ text }) =>
      text('employer_special') === '1' &&
      text('ape_code') !== '' &&
      !text('ape_code').startsWith('78')
        ? unlikely(
            'L’employeur serait une entreprise de travail temporaire, et son code APE n’est pas celui de cette activité.',
            'Le travail temporaire et la mise à disposition de personnel sont de la division 78.',
            'Corrigez l’un des deux\u202F; s’ils sont exacts, dites pourquoi.',
          )
        : null,
  },
  {
    rule: 'private_retirement',
    field: 'retirement_fund',
    source: 'Code du travail, L6227-8',
    judge: ({ text }) =>
      /^1[1-6]$/.test(text('employer_kind')) && /ircantec/i.test(text('retirement_fund'))
        ? unlikely(
            'Cette caisse de retraite est celle du secteur public.',
            'Un employeur privé affilie d’ordinaire à l’Agirc-Arrco.',
            'Corrigez la caisse ou le type d’employeur\u202F; s’ils sont exacts, dites pourquoi.',
          )
        : null,
  },
  {
    rule: 'tutor_without_employees',
    field: 'employees',
    source: 'Code du travail, L6223-8-1',
    judge: (read) =>
      read.number('employees') === 0 &&
      read.text('supervisor_lastname') !== '' &&
      read.text('legal_rep_lastname') !== '' &&
      !isEmployer(read)
        ? unlikely(
            'L’entreprise n’a aucun salarié, et le tuteur n’est pas l’employeur.',
            'Un maître d’apprentissage est salarié de l’entreprise, l’employeur, ou son conjoint qui y collabore.',
            'Comptez le tuteur, ou désignez l’employeur\u202F; sinon dites qui il est.',
          )
        : null,
  },
  {
    rule: 'supervisor_learns',
    field: 'supervisor_position',
    source: 'Code du travail, L6223-8-1',
    judge: ({ text }) =>
      /^(?:apprenti|alternant|stagiaire|etudiant)/.test(fold(text('supervisor_position')))
        ? unlikely(
            'Le tuteur serait lui-même en formation.',
            'Un maître d’apprentissage a un diplôme du domaine ou deux ans d’activité.',
            'Corrigez sa fonction, ou désignez quelqu’un d’autre\u202F; sinon dites pourquoi.',
          )
        : null,
  },
];
