import { ageOn, birthday } from '../../calendar/days.ts';
import { blocking, unlikely, type Verdict } from '../finding.ts';
import { findAgreement } from '../opco/find-opco.ts';
import { isOpenAfter25 } from './professional-openings.ts';
import {
  ageAtStart,
  isAfterFailure,
  isFurtherContract,
  isProfessional,
  levelOf,
  type Reader,
  type Rule,
} from './rule.ts';

const flags = ['candidate_disability', 'candidate_business_project', 'candidate_elite_athlete'];

/** Whether what is prepared is known to be no higher than what is held. */
const leadsNoHigher = (read: Reader): boolean => {
  const held = levelOf(read.text('candidate_highest_diploma'));
  const prepared = levelOf(read.text('training_diploma_type'));
  return held > 0 && prepared > 0 && prepared <= held;
};

/** Up to 35 on the day of the signature, on conditions of which the file tells the level alone (L6222-2, D6222-1). */
const furtherContract = (read: Reader, age: number): Verdict => {
  const isAfterBreak = read.text('contract_type_code') === '23';
  const open = 'De 30 à 35 ans, un nouveau contrat se conclut dans l’année qui suit le précédent,';
  const verdict = unlikely(
    !isAfterBreak && leadsNoHigher(read)
      ? `Le candidat aura ${age} ans, et le diplôme visé n’est pas d’un niveau plus élevé que celui qu’il a.`
      : `Le candidat aura ${age} ans au début du contrat.`,
    isAfterBreak
      ? `${open} rompu par la cessation d’activité, la faute ou les manquements de l’employeur, la suspension du contrat, ou une inaptitude temporaire.`
      : `${open} et mène à un diplôme plus élevé que celui obtenu alors.`,
    isAfterBreak
      ? 'Vérifiez l’âge à la signature, puis écrivez la cause et le jour de la rupture.'
      : 'Vérifiez l’âge à la signature, puis écrivez le diplôme obtenu et la fin de ce contrat.',
  );
  const asks = isAfterBreak
    ? 'Cause et jour de la rupture'
    : 'Diplôme du contrat précédent, et sa fin';
  return { ...verdict, asks };
};

/** After 29: no limit with one of three flags; up to 35 for a further contract. */
const afterThirty = (read: Reader, age: number, today: string): Verdict | null => {
  if (flags.some((key) => read.flag(key) === true)) return null;
  const isFurther = isFurtherContract(read);
  // As long as nobody has signed, it can be today.
  const signed = read.day('signed_on') ?? today;
  const birth = read.day('candidate_birthdate');
  if (isFurther && (age <= 35 || (birth && ageOn(birth, signed) <= 35)))
    return furtherContract(read, age);
  const isSettled =
    // After a failed exam there is no limit; whether it is one that was failed is not said.
    !isAfterFailure(read) &&
    flags.every((key) => read.flag(key) === false) &&
    read.text('contract_type_code') !== '' &&
    // Whether it lifts the limit as well is not in our sources.
    read.flag('candidate_boe_extension') !== true;
  return (isSettled ? blocking : unlikely)(
    `Le candidat aura ${age} ans au début du contrat.`,
    'L’apprentissage commence à 29 ans révolus au plus, sauf RQTH, projet de création d’entreprise, sport de haut niveau, ou nouveau contrat jusqu’à 35 ans.',
    'Indiquez le cas qui l’ouvre, ou proposez un contrat de professionnalisation.',
  );
};

const apprenticeAge = (read: Reader, age: number, today: string): Verdict | null => {
  if (age < 15)
    return blocking(
      `Le candidat aura ${age} ans au début du contrat.`,
      'L’apprentissage commence à 16 ans, ou à 15 ans révolus après la 3e.',
      'Reculez le début du contrat, ou vérifiez la date de naissance.',
    );
  // « Études interrompues en 3e », « en 4e »
  if (age === 15 && /^4[12]$/.test(read.text('candidate_last_year')))
    return unlikely(
      'Le candidat aura 15 ans et n’a pas fini le collège.',
      'À 15 ans, l’apprentissage est ouvert à qui a terminé la 3e.',
      'Reculez le début du contrat à ses 16 ans, ou corrigez la dernière année suivie ; sinon dites ce qui l’ouvre.',
    );
  return age > 29 ? afterThirty(read, age, today) : null;
};

const professionalAge = (read: Reader, age: number): Verdict | null => {
  if (age < 16)
    return blocking(
      `Le candidat aura ${age} ans au début du contrat.`,
      'La professionnalisation commence à 16 ans.',
      'Reculez le début du contrat, ou vérifiez la date de naissance.',
    );
  return age > 25 && !isOpenAfter25(read)
    ? unlikely(
        `Le candidat aura ${age} ans au début du contrat.`,
        'À partir de 26 ans, ce contrat est ouvert aux demandeurs d’emploi, aux bénéficiaires d’un minimum social et après un contrat aidé.',
        'Vérifiez sa situation avant le contrat ; sinon dites ce qui l’ouvre.',
      )
    : null;
};

export const peopleRules: readonly Rule[] = [
  {
    rule: 'age_at_start',
    field: 'candidate_birthdate',
    source: 'Code du travail, L6222-1, L6222-2, D6222-1 et L6325-1',
    judge: (read, { today }) => {
      const age = ageAtStart(read, 'candidate_birthdate');
      if (age === null) return null;
      if (age < 0)
        return blocking(
          'Cette date de naissance est à venir.',
          'Elle vient après le début du contrat.',
          'Vérifiez l’année de naissance.',
        );
      if (age > 80)
        return blocking(
          `Le candidat aura ${age} ans au début du contrat.`,
          'L’année est mal saisie.',
          'Corrigez l’année de naissance.',
        );
      return isProfessional(read) ? professionalAge(read, age) : apprenticeAge(read, age, today);
    },
  },
  {
    rule: 'minor_until_start',
    field: 'candidate_birthdate',
    source: 'Code du travail, R6222-2',
    judge: (read, { today }) => {
      const birth = read.day('candidate_birthdate');
      const start = read.day('contract_start');
      if (!birth || !start || read.day('signed_on') || read.flag('candidate_emancipated'))
        return null;
      const grownUpOn = birthday(birth, 18);
      return today < grownUpOn && grownUpOn <= start
        ? unlikely(
            'Le candidat est encore mineur aujourd’hui, et majeur au début du contrat.',
            'C’est le jour de la signature qui compte : avant ses 18 ans, son représentant légal signe aussi.',
            'Dites qu’il signera après son anniversaire ; sinon indiquez la date de conclusion prévue, et la partie du représentant s’ouvrira.',
          )
        : null;
    },
  },
  {
    rule: 'derogation_age',
    field: 'derogation',
    source: 'Notice du CERFA 10103',
    judge: (read) => {
      const age = ageAtStart(read, 'candidate_birthdate');
      const derogation = read.text('derogation');
      if (age === null || isProfessional(read)) return null;
      if ((derogation === '11' && age >= 16) || (derogation === '12' && age <= 29))
        return unlikely(
          `Le candidat aura ${age} ans : cette dérogation n’est pas la sienne.`,
          'La 11 vaut avant 16 ans, la 12 après 29 ans.',
          'Videz ce champ, ou vérifiez la date de naissance ; sinon dites pourquoi.',
        );
      if (age === 15 && !/^(?:11|50)$/.test(derogation))
        return unlikely(
          'La dérogation d’âge manque.',
          'À 15 ans, l’apprentissage est ouvert à qui a fini le collège, avec la dérogation 11.',
          'Choisissez-la dans la liste, ou dites pourquoi elle n’est pas nécessaire.',
        );
      if (age <= 29 || read.text('contract_type_code') === '' || /^(?:12|50)$/.test(derogation))
        return null;
      return blocking(
        'La dérogation d’âge manque.',
        'Un apprenti de plus de 29 ans en a une : 12, ou 50 si plusieurs se cumulent.',
        'Choisissez-la dans la liste.',
      );
    },
  },
  {
    rule: 'young_equivalence_age',
    field: 'candidate_young_equivalence',
    source: 'Notice du CERFA 10103',
    judge: (read) => {
      const age = ageAtStart(read, 'candidate_birthdate');
      return age !== null && age > 20 && read.flag('candidate_young_equivalence') === true
        ? unlikely(
            `Le candidat aura ${age} ans au début du contrat.`,
            'L’équivalence jeunes vaut de 15 à 20 ans.',
            'Répondez non, ou indiquez la RQTH s’il en a une ; sinon dites pourquoi.',
          )
        : null;
    },
  },
  {
    rule: 'social_scheme',
    field: 'candidate_social_scheme',
    source: 'Notice du CERFA 10103',
    judge: ({ text }) => {
      const scheme = text('candidate_social_scheme');
      const isFarm = text('employer_kind') === '13';
      if (isFarm && scheme === '2')
        return unlikely(
          'Ce régime social n’est pas celui de l’employeur.',
          'Une entreprise qui relève de la MSA y affilie ses apprentis.',
          'Choisissez MSA, ou corrigez le type d’employeur ; s’ils sont exacts, dites pourquoi.',
        );
      // Some others are agricultural without that type: banks and cooperatives of farmers.
      const mayBeFarm = findAgreement(text('idcc'))?.opco === 'ocapiat';
      return scheme === '1' && text('employer_kind') !== '' && !isFarm && !mayBeFarm
        ? unlikely(
            'Ce régime social n’est pas celui de l’employeur.',
            'La MSA est celui des entreprises agricoles, de type 13.',
            'Choisissez URSSAF, ou corrigez le type d’employeur ; s’ils sont exacts, dites pourquoi.',
          )
        : null;
    },
  },
  {
    rule: 'residence_permit',
    field: 'candidate_nationality',
    source: 'Code du travail, notice du CERFA 10103',
    isVouched: true,
    judge: (read) => {
      if (read.text('candidate_nationality') !== '3') return null;
      const birth = read.day('candidate_birthdate');
      const start = read.day('contract_start');
      const end = read.day('contract_end');
      const turns = birth && start && end && ageOn(birth, start) < 18 && ageOn(birth, end) >= 18;
      return {
        ...unlikely(
          'Le candidat n’a pas la nationalité d’un pays de l’Union européenne.',
          turns
            ? 'L’employeur vérifie son titre de séjour et de travail, aussi à sa majorité.'
            : 'L’employeur vérifie son titre de séjour et de travail.',
          'Écrivez que le titre a été vu, et jusqu’à quand il vaut.',
        ),
        asks: 'Titre vu, valable jusqu’au',
      };
    },
  },
];
