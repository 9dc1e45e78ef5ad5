import { addDays, addYears, ageOn, daysBetween } from '../../calendar/days.ts';
import { blocking, unlikely, type Verdict } from '../finding.ts';
import { effectOf, isProfessional, type Reader, type Rule } from './rule.ts';

/** The least of a usual part-time contract (L3123-27). */
const shortWeek = 24;

/** Hours of a year of work, of which the training is a share. */
const hoursOfYear = 1607;

/** Whole years as such, what is left by the days of its own year: a leap day makes nobody's contract longer. */
const yearsOf = (start: string, afterEnd: string): number => {
  let years = 0;
  while (addYears(start, years + 1) <= afterEnd) years += 1;
  const from = addYears(start, years);
  return years + daysBetween(from, afterEnd) / daysBetween(from, addYears(start, years + 1));
};

const trainingShare = (read: Reader): number | null => {
  const start = read.day('contract_start');
  const end = read.day('contract_end');
  const hours = read.number('training_hours');
  if (!start || !end || end <= start || hours === null) return null;
  return hours / (hoursOfYear * yearsOf(start, addDays(end, 1)));
};

const professionalShare = (read: Reader, share: number): Verdict | null => {
  const hours = read.number('training_hours') ?? 0;
  if (hours < 150 || share < 0.15)
    return blocking(
      'La formation est trop courte.',
      'En professionnalisation elle fait au moins 150 heures et 15 % du contrat.',
      'Vérifiez le nombre d’heures et les dates du contrat.',
    );
  return share > 0.25
    ? unlikely(
        'La formation dépasse 25 % du contrat.',
        'Un accord de branche peut le permettre.',
        'Vérifiez le nombre d’heures ; si un accord le permet, dites lequel.',
      )
    : null;
};

const shareVerdict = (read: Reader): Verdict | null => {
  const share = trainingShare(read);
  if (share === null) return null;
  if (share > 1)
    return blocking(
      'La formation dure plus que tout le contrat.',
      'Elle en est une partie, sur la base de 1 607 heures par an.',
      'Vérifiez le nombre d’heures et les dates du contrat.',
    );
  if (isProfessional(read)) return professionalShare(read, share);
  if (share > 0.75)
    return unlikely(
      'La formation fait plus de 75 % du contrat.',
      'Un apprenti passe d’ordinaire la plus grande part de son temps dans l’entreprise\u202F; qu’il y ait une limite n’est pas connu.',
      'Vérifiez le nombre d’heures et les dates\u202F; s’ils sont exacts, dites pourquoi.',
    );
  if (share >= 0.25) return null;
  const wrong = `La formation ne fait que ${Math.floor(share * 100)} % du contrat.`;
  const why = 'En apprentissage elle en fait au moins 25 %, sur la base de 1 607 heures par an';
  const check = 'Vérifiez le nombre d’heures et les dates du contrat';
  return read.text('contract_type_code') === '23'
    ? unlikely(
        wrong,
        `${why}, sauf quand le contrat achève une formation après une rupture.`,
        `${check} ; si la formation s’achève ainsi, dites-le.`,
      )
    : blocking(wrong, `${why}.`, `${check}.`);
};

/** Some sites, and whom the labour inspectorate allows it, may go to 40 hours (L3162-1, R3162-1). */
const minorsWeek = (minutes: number): Verdict => {
  const wrong = 'Un mineur ne travaille pas plus de 35 heures par semaine.';
  const why =
    'C’est aussi 8 heures par jour au plus ; 40 et 10 sur un chantier de bâtiment, de travaux publics ou d’espaces paysagers, 40 si l’inspection du travail l’autorise.';
  return minutes > 40 * 60
    ? blocking(wrong, why, 'Ramenez la durée à 35 heures, ou à 40 là où c’est permis.')
    : {
        ...unlikely(wrong, why, 'Ramenez la durée à 35 heures ; sinon écrivez ce qui la permet.'),
        asks: 'Chantier, ou autorisation du',
      };
};

/** From so many on the aid is another one. */
const largeFrom = 250;
/** No firm of the country employs more. */
const mostEmployees = 500_000;

/** The fewest that a band of the sheet can mean, such as 10 in « 10 à 19 salariés »; 0 where it says no number. */
export const fewestOf = (workforce: string): number =>
  Number(/\d+/.exec(workforce.replace(/(?<=\d)\s(?=\d{3})/g, ''))?.[0] ?? 0);

/** The band is that of an establishment, of which a firm may have several: it cannot have fewer than one of them. */
const employeesVerdict = (read: Reader): Verdict | null => {
  const employees = read.number('employees');
  if (employees === null) return null;
  if (employees > mostEmployees)
    return unlikely(
      'Cet effectif dépasse 500 000 salariés.',
      'C’est peut-être un chiffre d’affaires, ou des zéros de trop.',
      'Écrivez le nombre de salariés de l’entreprise ; s’il est exact, dites-le.',
    );
  const fewest = fewestOf(read.text('workforce'));
  return employees < fewest && !/moins/i.test(read.text('workforce'))
    ? unlikely(
        `Cet effectif est au-dessous de la tranche indiquée, ${read.text('workforce')}.`,
        `C’est celui de l’entreprise entière, tous établissements réunis${fewest >= largeFrom ? ` : à partir de ${largeFrom} salariés, l’aide n’est pas la même` : ''}.`,
        'Corrigez l’un des deux ; s’ils sont exacts, dites pourquoi.',
      )
    : null;
};

export const workRules: readonly Rule[] = [
  {
    rule: 'employees_far',
    field: 'employees',
    source: 'Usage',
    judge: employeesVerdict,
  },
  {
    rule: 'dangerous_work',
    field: 'dangerous_work',
    source: 'Code du travail, L4153-8, L4153-9, R4153-40 et R4153-41',
    judge: (read) => {
      const birth = read.day('candidate_birthdate');
      const start = read.day('contract_start');
      if (read.flag('dangerous_work') !== true || !birth || !start || ageOn(birth, start) >= 18)
        return null;
      return {
        ...unlikely(
          'Un mineur ferait des travaux dangereux.',
          'Ils lui sont interdits, sauf dérogation que l’employeur déclare à l’inspection du travail, pour trois ans, et avec un avis médical chaque année.',
          'Écrivez quand elle a été déclarée\u202F; sinon répondez non.',
        ),
        asks: 'Dérogation déclarée le',
      };
    },
  },
  {
    rule: 'training_share',
    field: 'training_hours',
    source: 'Code du travail, L6211-2, R6222-23-1 et L6325-13',
    judge: shareVerdict,
  },
  {
    rule: 'remote_hours',
    field: 'training_remote_hours',
    source: 'Code du travail, D6332-82-1',
    judge: (read) => {
      const remote = read.number('training_remote_hours');
      const hours = read.number('training_hours');
      if (remote === null || hours === null) return null;
      if (remote > hours)
        return blocking(
          'Les heures à distance dépassent la durée de la formation.',
          'Elles en sont une partie.',
          'Vérifiez les deux nombres.',
        );
      return hours > 0 && remote >= hours * 0.8
        ? unlikely(
            'Au moins 80 % de la formation est à distance.',
            'L’OPCO prend alors 20 % de moins en charge.',
            'Vérifiez les heures ; si elles sont exactes, dites-le.',
          )
        : null;
    },
  },
  {
    rule: 'weekly_hours',
    field: 'weekly_hours',
    source: 'Code du travail, L3121-27, L3162-1 et R3162-1',
    judge: (read) => {
      const hours = read.number('weekly_hours');
      if (hours === null) return null;
      const birth = read.day('candidate_birthdate');
      // Hours that an amendment changes are worked from its own day on.
      const from = effectOf(read) || read.day('contract_start');
      const minutes = read.number('weekly_minutes') ?? 0;
      if (birth && from && ageOn(birth, from) < 18 && hours * 60 + minutes > 35 * 60)
        return minorsWeek(hours * 60 + minutes);
      if (hours > 48 || hours === 0)
        return blocking(
          'Cette durée hebdomadaire n’est pas possible.',
          'Elle va de quelques heures à 48 au plus.',
          'Vérifiez-la.',
        );
      if (hours < shortWeek)
        return unlikely(
          `Cette durée est de moins de ${shortWeek} heures par semaine.`,
          'Un alternant travaille d’ordinaire à temps plein.',
          'Vérifiez-la ; si elle est exacte, dites pourquoi.',
        );
      return hours * 60 + minutes > 40 * 60
        ? unlikely(
            'Cette durée dépasse 40 heures par semaine.',
            'Le service public de dépôt ne l’accepte pas.',
            'Vérifiez-la ; si elle est exacte, dites-le.',
          )
        : null;
    },
  },
  {
    rule: 'weekly_minutes',
    field: 'weekly_minutes',
    source: 'Notice du CERFA 10103',
    judge: ({ number }) =>
      (number('weekly_minutes') ?? 0) > 59
        ? blocking(
            'Les minutes vont de 0 à 59.',
            'Au-delà, c’est une heure de plus.',
            'Corrigez-les.',
          )
        : null,
  },
  {
    rule: 'temporary_work',
    field: 'contract_mode',
    source: 'Notice du CERFA 10103',
    judge: ({ text }) => {
      const mode = text('contract_mode');
      const special = text('employer_special');
      if (mode === '' || special === '' || (mode === '3') === (special === '1')) return null;
      return unlikely(
        'Le mode du contrat et l’employeur spécifique ne vont pas ensemble.',
        'Le mode 3 est celui d’une entreprise de travail temporaire.',
        'Mettez les deux d’accord ; sinon dites pourquoi.',
      );
    },
  },
  {
    rule: 'seasonal_work',
    field: 'contract_mode',
    source: 'Notice du CERFA 10103',
    judge: ({ text }) =>
      text('contract_mode') === '4' && /^[0124]$/.test(text('employer_special'))
        ? unlikely(
            'Le mode du contrat et l’employeur spécifique ne vont pas ensemble.',
            'Le mode 4 est celui d’activités saisonnières chez deux employeurs.',
            'Mettez les deux d’accord ; sinon dites pourquoi.',
          )
        : null,
  },
];
