import { fold } from '../../../search/letters.ts';
import { blocking, unlikely } from '../../finding.ts';
import { isFamily, type Reader, type Rule } from '../rule.ts';

/** The words of a name, in whichever order they were typed; '' as long as there are not two of them. */
const nameOf = ({ text }: Reader, keys: readonly string[]): string => {
  const words = keys.flatMap((key) => fold(text(key)).match(/[\p{L}\p{N}]+/gu) ?? []);
  return words.length < 2 ? '' : words.toSorted().join(' ');
};

const people = {
  candidate: ['candidate_birth_name', 'candidate_firstname'],
  guardian: ['guardian_name'],
  employer: ['legal_rep_lastname', 'legal_rep_firstname'],
  tutor: ['supervisor_lastname', 'supervisor_firstname'],
  secondTutor: ['second_supervisor_lastname', 'second_supervisor_firstname'],
} as const;

type Person = keyof typeof people;

const isNamesake = (read: Reader, one: Person, other: Person): boolean => {
  const name = nameOf(read, people[one]);
  return name !== '' && name === nameOf(read, people[other]);
};

const homonym = 'Corrigez ce nom\u202F; si deux personnes le portent, dites-le.';

const namesake = (
  rule: string,
  field: string,
  [one, other]: readonly [Person, Person],
  [wrong, why]: readonly [string, string],
  isExpected: (read: Reader) => boolean = () => false,
): Rule => ({
  rule,
  field,
  source: 'Usage',
  judge: (read) =>
    isNamesake(read, one, other) && !isExpected(read) ? unlikely(wrong, why, homonym) : null,
});

const sameDay = ({ text }: Reader, one: string, other: string): boolean =>
  text(one) !== '' && text(one) === text(other);

/** One person in two roles that take two. */
export const namesakeRules: readonly Rule[] = [
  namesake(
    'guardian_is_candidate',
    'guardian_name',
    ['guardian', 'candidate'],
    [
      'Le représentant légal a le nom du candidat.',
      'Un mineur ne se représente pas lui-même\u202F: un parent ou un tuteur légal signe avec lui.',
    ],
  ),
  namesake(
    'guardian_is_tutor',
    'guardian_name',
    ['guardian', 'tutor'],
    [
      'Le représentant légal a le nom du maître d’apprentissage.',
      'Celui qui signe pour le mineur et celui qui le forme sont d’ordinaire deux personnes, sauf en apprentissage familial.',
    ],
    isFamily,
  ),
  namesake(
    'guardian_is_second_tutor',
    'guardian_name',
    ['guardian', 'secondTutor'],
    [
      'Le représentant légal a le nom du second tuteur.',
      'Celui qui signe pour le mineur et celui qui le forme sont d’ordinaire deux personnes, sauf en apprentissage familial.',
    ],
    isFamily,
  ),
  namesake(
    'guardian_is_employer',
    'guardian_name',
    ['guardian', 'employer'],
    [
      'Le représentant légal a le nom du représentant de l’entreprise.',
      'Un parent qui emploie son enfant conclut un apprentissage familial, employeur spécifique 4.',
    ],
    isFamily,
  ),
  namesake(
    'employer_is_candidate',
    'legal_rep_lastname',
    ['employer', 'candidate'],
    [
      'Le représentant de l’entreprise a le nom du candidat.',
      'Personne ne conclut un contrat avec soi-même.',
    ],
  ),
  namesake(
    'tutor_is_namesake',
    'supervisor_lastname',
    ['tutor', 'candidate'],
    ['Le tuteur a le nom du candidat.', 'Personne n’est son propre maître d’apprentissage.'],
    (read) => sameDay(read, 'supervisor_birthdate', 'candidate_birthdate'),
  ),
  namesake(
    'second_tutor_is_namesake',
    'second_supervisor_lastname',
    ['secondTutor', 'candidate'],
    ['Le second tuteur a le nom du candidat.', 'Personne n’est son propre maître d’apprentissage.'],
    (read) => sameDay(read, 'second_supervisor_birthdate', 'candidate_birthdate'),
  ),
  {
    rule: 'guardian_whole_name',
    field: 'guardian_name',
    source: 'Notice du CERFA 10103',
    judge: ({ text }) =>
      /^\p{L}+$/u.test(text('guardian_name'))
        ? unlikely(
            'Il manque le prénom ou le nom du représentant légal.',
            'Le formulaire demande les deux, et il signe sous ce nom.',
            'Complétez-le\u202F; s’il n’en a qu’un, dites-le.',
          )
        : null,
  },
  {
    rule: 'candidate_names',
    field: 'candidate_firstname',
    source: 'Usage',
    judge: ({ text }) => {
      const own = fold(text('candidate_firstname'));
      return own !== '' && own === fold(text('candidate_birth_name'))
        ? unlikely(
            'Le prénom du candidat est aussi son nom.',
            'L’un des deux a peut-être été recopié dans l’autre champ.',
            'Corrigez-le\u202F; s’il s’appelle bien ainsi, dites-le.',
          )
        : null;
    },
  },
  {
    rule: 'second_tutor_is_first',
    field: 'second_supervisor_lastname',
    source: 'Notice du CERFA 10103',
    judge: (read) => {
      if (!isNamesake(read, 'secondTutor', 'tutor')) return null;
      const isSure = sameDay(read, 'second_supervisor_birthdate', 'supervisor_birthdate');
      return (isSure ? blocking : unlikely)(
        'Le second tuteur est le premier.',
        `Il en a le nom${isSure ? ' et la date de naissance' : ''}\u202F; un second tuteur est une autre personne.`,
        isSure ? 'Saisissez le second tuteur, ou videz ses champs.' : homonym,
      );
    },
  },
];
