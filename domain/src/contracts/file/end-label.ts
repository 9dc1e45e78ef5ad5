import { isPermanent, isProfessional, type Reader } from '../rules/rule.ts';

/** What the last day of a file is: a permanent contract has none, and the form asks for that of the training within it. */
export const endLabel = (read: Reader): string => {
  if (!isPermanent(read)) return 'Fin du contrat';
  return isProfessional(read)
    ? 'Fin de l’action de professionnalisation'
    : 'Fin de la période d’apprentissage';
};
