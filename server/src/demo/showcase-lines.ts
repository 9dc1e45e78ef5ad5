import type { Services } from '../areas/services.ts';
import { findWaitingNeed } from './write/demo-queries.ts';
import { readShowcase } from './demo-folder.ts';

/** What is said to whoever has started the demo: an account of each role, and where messages are read. */
export const showcaseLines = async (
  { config, db }: Services,
  address: string,
): Promise<string[]> => {
  const showcase = readShowcase(config.dataDir);
  if (!showcase) return [];
  const { superuser, manager, candidate, company, password } = showcase;
  const need = await findWaitingNeed(db.read, company);
  return [
    '',
    `Comptes de démonstration (mot de passe de tous : ${password})`,
    `  Superutilisateur  ${superuser}`,
    `  Responsable       ${manager}`,
    `  Candidat          ${candidate}`,
    `  Entreprise        ${company}`,
    ...(need ? [`  Tuteur            ${address}/test/${need.token}  (« ${need.title} »)`] : []),
    '',
    `Messages envoyés : ${address}/dashboard/outbox (superutilisateur)`,
    `Pour repartir de zéro : arrêtez, puis supprimez ${config.dataDir}`,
  ];
};
