import type { Answer } from '@tandem/contract';

type Chances = NonNullable<Answer<'GET /matches/{id}/explanation/'>['chances']>;
type Told = NonNullable<Chances['company']>;

const about = ({ of_ten: ofTen }: Told): string =>
  ofTen === 10 ? 'presque toutes' : `environ ${ofTen}`;

const between = ({ low, high }: Told): string => (low === high ? '' : ` (entre ${low} et ${high})`);

const perTen = {
  company: (told: Told) =>
    `Sur 10 propositions comme celle-ci, ${about(told)} ont reçu un oui des entreprises${between(told)}.`,
  candidate: (told: Told) =>
    `Et sur 10 que des entreprises avaient acceptées, ${about(told)} ont reçu un oui des candidats${between(told)}.`,
  candidateAlone: (told: Told) =>
    `Sur 10 propositions comme celle-ci que des entreprises avaient acceptées, ${about(told)} ont reçu un oui des candidats${between(told)}.`,
};

/** How often proposals like one were accepted until now, by each side, as far as there is something to say. */
export const chanceSentences = ({ company, candidate }: Chances): string[] => {
  const ofCandidate = company ? perTen.candidate : perTen.candidateAlone;
  return [
    ...(company ? [perTen.company(company)] : []),
    ...(candidate ? [ofCandidate(candidate)] : []),
    'C’est ce qui s’est passé jusqu’ici dans votre centre\u202f; votre réponse reste la vôtre.',
  ];
};
