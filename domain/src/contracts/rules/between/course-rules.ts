import { daysBetween } from '../../../calendar/days.ts';
import { codeLabel } from '../../../reference/contract-codes.ts';
import { unlikely, type Verdict } from '../../finding.ts';
import { diplomaOfTitle } from '../../file/titled-diplomas.ts';
import { compact } from '../../identifiers/siret.ts';
import { fold } from '../../../search/letters.ts';
import {
  ageAtStart,
  isAmendment,
  isProfessional,
  levelOf,
  type Reader,
  type Rule,
} from '../rule.ts';

const form = 'Notice du CERFA 10103';
const settle = 'Corrigez l’un des deux\u202F; s’ils sont exacts, dites pourquoi.';

const ageOfCandidate = (read: Reader): number | null => ageAtStart(read, 'candidate_birthdate');

/** A title that begins with the name of a diploma, against the one that was chosen from the list. */
const titled = (title: string, diploma: string): Rule => ({
  rule: `${title}_diploma`,
  field: diploma,
  source: form,
  judge: ({ text }) => {
    const named = diplomaOfTitle(text(title));
    return named === '' || text(diploma) === '' || named === text(diploma)
      ? null
      : unlikely(
          'Ce diplôme n’est pas celui de l’intitulé.',
          `L’intitulé commence par le nom d’un autre\u202F: ${codeLabel('diploma', named)}.`,
          settle,
        );
  },
});

const levelOfDegree = (tutor: string): Rule => ({
  rule: `${tutor}_level_degree`,
  field: `${tutor}_level`,
  source: form,
  judge: (read) => {
    const named = diplomaOfTitle(read.text(`${tutor}_highest_degree`));
    const level = read.text(`${tutor}_level`);
    return named === '' || level === '' || levelOf(named) === Number(level)
      ? null
      : unlikely(
          'Ce niveau n’est pas celui du diplôme du tuteur.',
          `${codeLabel('diploma', named)} est de niveau ${levelOf(named)}.`,
          settle,
        );
  },
});

/** At which age a diploma of a level is held at the earliest, a few prodigies apart. */
const earliestAges: Readonly<Record<number, number>> = { 4: 15, 5: 17, 6: 18, 7: 20, 8: 22 };

const heldTooYoung = (read: Reader): Verdict | null => {
  const age = ageOfCandidate(read);
  const held = read.text('candidate_highest_diploma');
  const earliest = earliestAges[levelOf(held)];
  return age !== null && earliest !== undefined && age >= 0 && age < earliest
    ? unlikely(
        `Le candidat aura ${age} ans au début du contrat, et ce diplôme s’obtient plus tard.`,
        `C’est « ${codeLabel('diploma', held)} »\u202F: il s’agit peut-être du diplôme visé.`,
        'Choisissez le plus élevé qu’il a déjà, ou vérifiez la date de naissance\u202F; s’ils sont exacts, dites-le.',
      )
    : null;
};

/** Whoever changes trades may prepare a diploma below their own; two levels below is rare, and so are four above. */
const farFromHeld = ({ text }: Reader): Verdict | null => {
  const held = levelOf(text('candidate_highest_diploma'));
  const prepared = levelOf(text('training_diploma_type'));
  if (held === 0 || prepared === 0) return null;
  if (held - prepared >= 2)
    return unlikely(
      'Le diplôme visé est bien au-dessous de celui que le candidat a déjà.',
      'C’est possible pour qui change de métier.',
      'Vérifiez les deux\u202F; s’ils sont exacts, dites-le.',
    );
  return prepared - Math.max(held, 2) >= 4
    ? unlikely(
        'Le diplôme visé est bien au-dessus de celui que le candidat a déjà.',
        'On y entre d’ordinaire avec un baccalauréat au moins, ou par une validation d’acquis.',
        'Vérifiez les deux\u202F; s’ils sont exacts, dites ce qui l’ouvre.',
      )
    : null;
};

/** Year « 01 »: what was prepared has been obtained. */
const alreadyHeld = (read: Reader): Verdict | null => {
  const [aimed, last] = [read.text('training_title'), read.text('candidate_last_diploma_title')];
  return aimed !== '' &&
    fold(aimed) === fold(last) &&
    read.text('candidate_last_year') === '01' &&
    !isAmendment(read)
    ? unlikely(
        'Le candidat aurait déjà obtenu le diplôme qu’il prépare.',
        'C’est l’intitulé du dernier diplôme, dont la dernière année dit qu’il a été obtenu.',
        'Corrigez l’intitulé ou la dernière année suivie\u202F; s’ils sont exacts, dites pourquoi.',
      )
    : null;
};

const withoutDiploma = (tutor: string): Rule => ({
  rule: `${tutor}_level_without_degree`,
  field: `${tutor}_level`,
  source: form,
  judge: ({ text, number }) =>
    /^(?:aucun|sans|neant)\b/.test(fold(text(`${tutor}_highest_degree`))) &&
    (number(`${tutor}_level`) ?? 0) >= 3
      ? unlikely(
          'Le tuteur n’aurait aucun diplôme, et son diplôme ce niveau.',
          'Le niveau 3 est celui d’un CAP, le 4 celui du baccalauréat.',
          settle,
        )
      : null,
});

/** More hours than a week of work has, from the first day of the training to its last. */
const pace = ({ number, day }: Reader): Verdict | null => {
  const hours = number('training_hours');
  const [start, end] = [day('training_start'), day('training_end')];
  if (hours === null || !start || !end || end <= start) return null;
  return hours > ((daysBetween(start, end) + 1) / 7) * 48
    ? unlikely(
        'La formation a plus d’heures que ses dates n’en laissent.',
        'Du début aux épreuves, elle ferait plus de 48 heures par semaine.',
        'Vérifiez le nombre d’heures et les deux dates\u202F; s’ils sont exacts, dites pourquoi.',
      )
    : null;
};

const formerTooLate = (read: Reader): Verdict | null => {
  const month = /^\w{3}(20\d{2})(\d{2})/.exec(compact(read.text('previous_contract_number')));
  const start = read.day('contract_start');
  return month &&
    start &&
    /^2\d$/.test(read.text('contract_type_code')) &&
    `${month[1]}-${month[2]}` > start.slice(0, 7)
    ? unlikely(
        'Le contrat précédent aurait été déposé après le début de celui-ci.',
        'Les 4e à 9e chiffres de son numéro sont l’année et le mois de son dépôt.',
        'Vérifiez le numéro et le début du contrat\u202F; s’ils sont exacts, dites pourquoi.',
      )
    : null;
};

/** Nobody has looked for work since before they were 16. */
const seekingTooLong = (read: Reader): Verdict | null => {
  const months = read.number('candidate_job_seeker_months');
  const age = ageOfCandidate(read);
  return months !== null && months <= 120 && age !== null && age >= 16 && months > (age - 15) * 12
    ? unlikely(
        `Le candidat aura ${age} ans, et serait inscrit depuis ${months} mois.`,
        'On s’inscrit à France Travail à 16 ans au plus tôt. Le champ attend des mois.',
        'Vérifiez la durée\u202F; si elle est exacte, dites-le.',
      )
    : null;
};

const situationVerdict = (read: Reader): Verdict | null => {
  const situation = read.text('candidate_situation');
  const age = ageOfCandidate(read);
  const held = levelOf(read.text('candidate_highest_diploma'));
  if (situation === '1' && age !== null && age >= 25)
    return unlikely(
      `Le candidat aura ${age} ans, et serait scolaire.`,
      'C’est la situation des collégiens et des lycéens.',
      'Choisissez la sienne\u202F; si elle est exacte, dites-le.',
    );
  return situation === '3' && held > 0 && held < 4
    ? unlikely(
        'Le candidat serait étudiant sans baccalauréat.',
        'Les études supérieures commencent après lui.',
        'Corrigez la situation ou le diplôme le plus élevé\u202F; s’ils sont exacts, dites pourquoi.',
      )
    : null;
};

/** What is learnt, has been learnt and is aimed at, one answer against another. */
export const courseRules: readonly Rule[] = [
  titled('training_title', 'training_diploma_type'),
  titled('candidate_last_diploma_title', 'candidate_last_diploma'),
  levelOfDegree('supervisor'),
  levelOfDegree('second_supervisor'),
  withoutDiploma('supervisor'),
  withoutDiploma('second_supervisor'),
  { rule: 'diploma_held', field: 'training_title', source: 'Usage', judge: alreadyHeld },
  { rule: 'diploma_age', field: 'candidate_highest_diploma', source: 'Usage', judge: heldTooYoung },
  { rule: 'diploma_distance', field: 'training_diploma_type', source: 'Usage', judge: farFromHeld },
  { rule: 'training_pace', field: 'training_hours', source: 'Usage', judge: pace },
  {
    rule: 'previous_contract_late',
    field: 'previous_contract_number',
    source: form,
    judge: (read) => (isProfessional(read) ? null : formerTooLate(read)),
  },
  {
    rule: 'job_seeker_age',
    field: 'candidate_job_seeker_months',
    source: 'Usage',
    judge: seekingTooLong,
  },
  { rule: 'situation_age', field: 'candidate_situation', source: form, judge: situationVerdict },
  {
    rule: 'emancipated_age',
    field: 'candidate_emancipated',
    source: 'Code civil, 413-2',
    judge: (read) => {
      const age = ageOfCandidate(read);
      return age !== null && age < 16 && read.flag('candidate_emancipated') === true
        ? unlikely(
            `Le candidat aura ${age} ans, et serait émancipé.`,
            'Un juge émancipe à 16 ans au plus tôt.',
            'Videz ce champ\u202F: son représentant légal signe aussi. Sinon dites pourquoi.',
          )
        : null;
    },
  },
];
