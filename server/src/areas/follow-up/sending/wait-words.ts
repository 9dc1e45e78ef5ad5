import { frenchDay, frenchDayOfYear } from '@tandem/domain/calendar/french-days';
import { askOf } from '@tandem/domain/follow-up/contract-waits/signing-manner';
import type { Wait } from '@tandem/domain/follow-up/wait';
import type { WaitKind } from '@tandem/domain/follow-up/wait-kinds';
import type { DigestContent, Side } from './digest-content.ts';

/** Those that are told with their last day, and not with their first. */
const withLimit: ReadonlySet<WaitKind> = new Set([
  'health_visit',
  'adequacy_interview',
  'send_for_aid',
]);

/** A wait as a line of a digest: what is to be done, for or with whom, since when. */
export const waitLine = (
  wait: Wait,
  {
    titles,
    others,
    side,
    signingService,
  }: Pick<DigestContent, 'titles' | 'others' | 'side' | 'signingService'>,
): string => {
  const ask = askOf(wait, { side, service: signingService });
  const title = wait.subject === 'need' ? titles.get(wait.subjectId) : undefined;
  const about = title === undefined ? '' : `, pour « ${title} »`;
  const other = wait.subject === 'match' ? others.get(wait.subjectId) : undefined;
  const withWhom = other === undefined ? '' : ` : ${other}`;
  const since = frenchDayOfYear(wait.putOffFrom ?? wait.since);
  const backOn = wait.backAt ? frenchDayOfYear(wait.backAt) : since;
  if (wait.kind === 'still_looking')
    return `${ask}${about}\u202F: rien n’a bougé depuis le ${since}.`;
  if (withLimit.has(wait.kind) && wait.limit !== undefined)
    return `${ask}${withWhom}, au plus tard le ${frenchDay(wait.limit)}.`;
  if (wait.kind !== 'answer_candidate') {
    const back = wait.isReturn ? `\u202F: vous aviez remis votre réponse au ${backOn}` : '';
    return `${ask}${about}${withWhom}, depuis le ${since}${back}.`;
  }
  // Since when is said of the one who has waited longest; the others came later.
  const many =
    wait.count === 1
      ? 'une personne attend,'
      : `${wait.count} personnes attendent en tout, la première`;
  if (!wait.isReturn) return `${ask}\u202F: ${many} depuis le ${since}.`;
  return wait.count === 1
    ? `${ask}\u202F: vous aviez remis cette réponse au ${backOn}.`
    : `${ask}\u202F: ${many} depuis le ${since}, et une réponse que vous aviez remise à plus tard est de retour.`;
};

/** How little it takes, and what it is good for, by what is waited for. */
const reasons: Readonly<Record<Side, Readonly<Record<string, string>>>> = {
  applicant: {
    sheet:
      'Quelques minutes suffisent\u202F: déposez votre CV, Tandem remplit ce qu’il y lit. Dès que votre fiche et votre test sont faits, des entreprises vous sont proposées.',
    candidate_test:
      'Deux minutes, sans bonne ni mauvaise réponse. C’est la dernière étape avant que des entreprises vous soient proposées.',
    candidate_part:
      'Vous vous êtes dit oui\u202F: il reste à préparer le contrat. Quelques minutes suffisent, et ce que Tandem sait de vous y est déjà écrit.',
    answer_company: 'Un oui ou un non suffit\u202F: l’entreprise aimerait savoir.',
  },
  company: {
    sheet:
      'Quelques minutes suffisent. Décrivez ensuite un besoin, et des candidats vous sont proposés.',
    tutor_bounce:
      'La correction se fait dans le besoin\u202F: le lien de son test repart aussitôt.',
    tutor_test:
      'Il suffit de transmettre au tuteur le lien qui se trouve sur le besoin\u202F: des candidats vous sont proposés dès qu’il a répondu.',
    prepare_contract:
      'Vous vous êtes dit oui\u202F: il reste à préparer le contrat. Ce que Tandem sait est déjà dans le dossier, et un lien suffit pour que le tuteur ou le centre remplisse sa partie. L’inscription se finalise sur la même page.',
    complete_contract:
      'Ce qui manque est marqué dans le dossier. Une fois complet, il suffit de le dire\u202F: chacun peut alors signer.',
    adequacy_interview:
      'Dans les deux mois qui suivent le début d’un contrat de professionnalisation, vous regardez ensemble si la formation prévue va avec ce qu’il sait déjà (Code du travail, D6325-13). Si elle ne va pas, un avenant la change.',
    send_for_aid:
      'L’aide à l’employeur est pour les contrats transmis dans les six mois qui suivent leur conclusion (Code du travail, D6243-1 et suivants, à vérifier pour votre cas).',
    health_visit:
      'Prenez rendez-vous auprès de votre service de santé au travail. Une visite de moins de cinq ans, pour le même emploi, peut suffire (Code du travail, R4624-15)\u202F: notez alors son jour.',
    answer_candidate:
      'Un oui, un non ou « En file d’attente » suffit\u202F: chacun saura où il en est.',
  },
};

const tutorAsked =
  'Le tuteur que vous avez nommé est relancé lui aussi, à son adresse\u202F: un mot de votre part y aidera.';

/** Said where one thing alone is waited for. */
export const whyNow = ({ side, waits }: Pick<DigestContent, 'side' | 'waits'>): string[] => {
  if (waits.length > 0 && waits.every(({ isAskedElsewhere }) => isAskedElsewhere))
    return [tutorAsked];
  const [first, ...others] = waits;
  const reason = first && reasons[side][first.kind];
  return reason === undefined || others.length > 0 ? [] : [reason];
};
