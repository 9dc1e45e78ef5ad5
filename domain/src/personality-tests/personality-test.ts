/**
 * The personality test. The candidate answers for themself, the tutor for the person with whom they would work best:
 * the same questions under the same names, so that the two sets of answers can be compared.
 *
 * Source: statements of the International Personality Item Pool (IPIP, https://ipip.ori.org, public domain), markers of
 * the five factors (Goldberg, 1992; Mini-IPIP: Donnellan et al., 2006), put into French and into the setting of work.
 */
export type Factor =
  | 'conscientiousness'
  | 'extraversion'
  | 'agreeableness'
  | 'stability'
  | 'openness';

export interface ScoredQuestion {
  name: string;
  factor: Factor;
  applicant: string;
  company: string;
}

/** Ordered answers, from least to most. */
export const answerScale = {
  '1': 'Pas du tout',
  '2': 'Plutôt non',
  '3': 'Entre les deux',
  '4': 'Plutôt oui',
  '5': 'Tout à fait',
} as const;

export type ScaleAnswer = keyof typeof answerScale;

export const scoredQuestions = [
  {
    name: 'prepared',
    factor: 'conscientiousness',
    applicant: 'Je prépare mon travail à l’avance.',
    company: 'Cette personne prépare son travail à l’avance.',
  },
  {
    name: 'tidy',
    factor: 'conscientiousness',
    applicant: 'J’aime que tout soit en ordre autour de moi.',
    company: 'Cette personne aime que tout soit en ordre autour d’elle.',
  },
  {
    name: 'routine',
    factor: 'conscientiousness',
    applicant: 'Je préfère suivre un programme établi plutôt qu’improviser.',
    company: 'Cette personne préfère suivre un programme établi plutôt qu’improviser.',
  },
  {
    name: 'talkative',
    factor: 'extraversion',
    applicant: 'Je vais facilement vers les personnes que je ne connais pas.',
    company: 'Cette personne va facilement vers les personnes qu’elle ne connaît pas.',
  },
  {
    name: 'team',
    factor: 'extraversion',
    applicant: 'Je travaille mieux en équipe que de mon côté.',
    company: 'Cette personne travaille mieux en équipe que de son côté.',
  },
  {
    name: 'lead',
    factor: 'extraversion',
    applicant: 'Je prends volontiers les choses en main dans un groupe.',
    company: 'Cette personne prend volontiers les choses en main dans un groupe.',
  },
  {
    name: 'listening',
    factor: 'agreeableness',
    applicant: 'Je prends le temps d’écouter les autres.',
    company: 'Cette personne prend le temps d’écouter les autres.',
  },
  {
    name: 'helping',
    factor: 'agreeableness',
    applicant: 'J’interromps mon travail pour aider un collègue qui en a besoin.',
    company: 'Cette personne interrompt son travail pour aider un collègue qui en a besoin.',
  },
  {
    name: 'calm',
    factor: 'stability',
    applicant: 'Je reste calme quand tout va vite autour de moi.',
    company: 'Cette personne reste calme quand tout va vite autour d’elle.',
  },
  {
    name: 'criticism',
    factor: 'stability',
    applicant: 'Une remarque sur mon travail ne me décourage pas.',
    company: 'Une remarque sur son travail ne décourage pas cette personne.',
  },
  {
    name: 'ideas',
    factor: 'openness',
    applicant: 'Je propose souvent de nouvelles façons de faire.',
    company: 'Cette personne propose souvent de nouvelles façons de faire.',
  },
  {
    name: 'curiosity',
    factor: 'openness',
    applicant: 'J’aime comprendre en détail comment les choses fonctionnent.',
    company: 'Cette personne aime comprendre en détail comment les choses fonctionnent.',
  },
  {
    name: 'change',
    factor: 'openness',
    applicant: 'J’aime que mes journées ne se ressemblent pas.',
    company: 'Cette personne aime que ses journées ne se ressemblent pas.',
  },
] as const satisfies readonly ScoredQuestion[];

/** Read by people, not by the matching. */
export const openQuestion = {
  name: 'motivation',
  applicant: 'En une phrase, ce qui vous plaît le plus dans un travail :',
  company: 'En une phrase, ce que cette personne trouvera dans votre équipe :',
} as const;

export const openAnswerMaxLength = 1000;

export type QuestionName = (typeof scoredQuestions)[number]['name'] | typeof openQuestion.name;

export const testQuestionNames: readonly QuestionName[] = [
  ...scoredQuestions.map(({ name }) => name),
  openQuestion.name,
];

export type TestAnswers = Record<QuestionName, string>;

export interface QuestionMetadata {
  label: string;
  choices?: Record<string, string>;
}

/** The form of one side, keyed by question name; a question without choices is answered in free text. */
export const testMetadata = (
  side: 'applicant' | 'company',
): Record<QuestionName, QuestionMetadata> => {
  const scored = scoredQuestions.map((question) => [
    question.name,
    { label: question[side], choices: { ...answerScale } },
  ]);
  return Object.fromEntries([...scored, [openQuestion.name, { label: openQuestion[side] }]]);
};

/** What is wrong with a set of answers, by question name; empty when every question is answered. */
export const testAnswerFaults = (
  answers: Readonly<Record<string, string>>,
): Record<string, string> => {
  const faults: Record<string, string> = {};
  for (const { name } of scoredQuestions) {
    const answer = answers[name] ?? '';
    if (answer === '') faults[name] = 'Cette question attend une réponse.';
    else if (!Object.hasOwn(answerScale, answer)) faults[name] = 'Choisissez une des réponses.';
  }
  const open = (answers[openQuestion.name] ?? '').trim();
  if (open === '') faults[openQuestion.name] = 'Cette question attend une réponse.';
  else if (open.length > openAnswerMaxLength)
    faults[openQuestion.name] = `Cette réponse est limitée à ${openAnswerMaxLength} caractères.`;
  return faults;
};
