import { addMonths, daysBetween } from '../../calendar/days.ts';
import { blocking, unlikely, type Verdict } from '../finding.ts';
import { isProfessional, ofField, type Reader, type Rule } from './rule.ts';

const form = 'CERFA 12434';

/** By the nature of the contract and its length: L1242-10, and for a permanent one the longest of L1221-19. */
const mostTrialDays = (read: Reader): number | null => {
  const start = read.day('contract_start');
  if (read.text('contract_nature') === 'CDI') return 122;
  const end = read.day('contract_end');
  if (!start || !end || end <= start) return null;
  if (end >= addMonths(start, 6)) return 31;
  return Math.min(14, Math.ceil((daysBetween(start, end) + 1) / 7));
};

const trialVerdict = (read: Reader): Verdict | null => {
  const days = read.number('trial_days');
  const most = mostTrialDays(read);
  return days !== null && most !== null && days > most
    ? unlikely(
        `Cette période d’essai dépasse ${most} jours.`,
        read.text('contract_nature') === 'CDI'
          ? 'Dans un CDI elle est de 2 mois pour un employé, de 4 au plus pour un cadre.'
          : 'Dans un CDD elle compte un jour par semaine : 2 semaines au plus jusqu’à 6 mois, un mois au-delà.',
        'Raccourcissez-la ; si un accord de branche le permet, dites lequel.',
      )
    : null;
};

/** What the form 12434 asks for alone, and what the law does not decide for this contract as it does for an apprenticeship. */
export const professionalRules: readonly Rule[] = [
  {
    rule: 'professional_signed_late',
    field: 'signed_on',
    source: 'Code du travail, L1242-13, à vérifier',
    judge: (read) => {
      const signed = read.day('signed_on');
      const start = read.day('contract_start');
      return isProfessional(read) && signed && start && signed > start
        ? unlikely(
            'La signature vient après le début du contrat.',
            'Un contrat à durée déterminée se transmet au salarié dans les deux jours ouvrables qui suivent son embauche.',
            'Reculez le début du contrat, ou vérifiez la date de la dernière signature ; si elles sont exactes, dites pourquoi.',
          )
        : null;
    },
  },
  {
    rule: 'professional_training_late',
    field: 'training_start',
    source: 'Usage',
    judge: (read) => {
      const training = read.day('training_start');
      const start = read.day('contract_start');
      return isProfessional(read) && training && start && training > addMonths(start, 3)
        ? unlikely(
            'La formation commence plus de 3 mois après le contrat.',
            'C’est le plus en apprentissage ; pour ce contrat-ci aucun délai n’est connu.',
            'Vérifiez les deux dates ; si elles sont exactes, dites-le.',
          )
        : null;
    },
  },
  {
    rule: 'trial_days',
    field: 'trial_days',
    source: 'Code du travail, L1242-10 et L1221-19',
    judge: trialVerdict,
  },
  {
    rule: 'contract_nature',
    field: 'contract_nature',
    source: form,
    judge: ({ text }) => {
      const nature = text('contract_nature');
      const special = text('employer_special');
      if (nature === '' || special === '' || (nature === 'TT') === (special === '1')) return null;
      return unlikely(
        'La nature du contrat et l’employeur spécifique ne vont pas ensemble.',
        'Le travail temporaire est celui d’une entreprise de travail temporaire, et d’elle seule.',
        'Mettez les deux d’accord ; sinon dites pourquoi.',
      );
    },
  },
  ofField('training_speciality', `${form}, lettre à vérifier`, (text) =>
    /^\d{3}[a-z]?$/i.test(text)
      ? null
      : unlikely(
          'Ce code de spécialité n’a pas la bonne forme.',
          'Le code NSF a 3 chiffres, parfois une lettre.',
          'Recopiez-le de la fiche de la certification ; s’il s’écrit bien ainsi, dites-le.',
        ),
  ),
  ofField('cfa_activity_number', form, (text) =>
    /^\d{11}$/.test(text.replace(/\s/g, ''))
      ? null
      : unlikely(
          'Ce numéro de déclaration d’activité n’a pas 11 chiffres.',
          'La préfecture de région le donne à chaque organisme de formation.',
          'Recopiez-le de votre récépissé ; s’il s’écrit bien ainsi, dites-le.',
        ),
  ),
  {
    rule: 'general_teaching_hours',
    field: 'general_teaching_hours',
    source: form,
    judge: ({ number }) => {
      const general = number('general_teaching_hours');
      const hours = number('training_hours');
      return general !== null && hours !== null && general > hours
        ? blocking(
            'Les enseignements généraux dépassent la durée de la formation.',
            'Ils en sont une partie.',
            'Vérifiez les deux nombres.',
          )
        : null;
    },
  },
  {
    rule: 'training_organisations',
    field: 'training_organisations',
    source: form,
    judge: ({ number }) => {
      const count = number('training_organisations');
      if (count === 0)
        return blocking(
          'Une formation a au moins un organisme.',
          'Celui qui est nommé plus haut compte.',
          'Écrivez 1, ou davantage.',
        );
      return count !== null && count > 20
        ? unlikely(
            'Ce nombre d’organismes de formation est inhabituel.',
            'C’est peut-être le nombre d’heures.',
            'Vérifiez-le ; s’il est exact, dites-le.',
          )
        : null;
    },
  },
  {
    rule: 'job_seeker_months',
    field: 'candidate_job_seeker_months',
    source: form,
    judge: ({ number }) =>
      (number('candidate_job_seeker_months') ?? 0) > 120
        ? unlikely(
            'Cette inscription à France Travail dure depuis plus de 10 ans.',
            'Le champ attend des mois ; ce sont peut-être des jours.',
            'Vérifiez-la ; si elle est exacte, dites-le.',
          )
        : null,
  },
  {
    rule: 'job_seeker_situation',
    field: 'candidate_job_seeker',
    source: form,
    judge: ({ text, flag }) =>
      text('candidate_situation') === '11' && flag('candidate_job_seeker') === false
        ? unlikely(
            'La situation avant le contrat est celle d’une recherche d’emploi, sans inscription à France Travail.',
            'Dès 26 ans le contrat est ouvert aux demandeurs d’emploi inscrits.',
            'Vérifiez les deux réponses ; si elles sont exactes, dites-le.',
          )
        : null,
  },
];
