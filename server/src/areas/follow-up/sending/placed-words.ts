import type { Wait } from '@tandem/domain/follow-up/wait';
import type { DigestContent } from './digest-content.ts';

export const placedSubject = (count: number, waits: readonly Wait[]): string => {
  const found =
    count === 1 ? 'Un candidat a trouvé sa place' : `${count} candidats ont trouvé leur place`;
  return waits.length > 0 ? `${found}, et ce qui vous attend` : found;
};

export const placedParagraph = (placed: DigestContent['placed']): string => {
  const isOne = placed.length === 1;
  return [
    isOne ? 'Ce candidat a trouvé son entreprise :' : 'Ils ont trouvé leur entreprise :',
    ...placed.map(({ candidate, title }) => `• ${candidate || 'Un candidat'}, pour « ${title} ».`),
    isOne
      ? 'Vous n’avez rien à faire : ce match est mis de côté, et reviendrait si le contrat était rompu. Merci de lui avoir répondu.'
      : 'Vous n’avez rien à faire : ces matchs sont mis de côté, et reviendraient si le contrat était rompu. Merci de leur avoir répondu.',
  ].join('\n');
};
