import { formatDay } from '../../../platform/format/dates.ts';
import type { Assumption } from '@tandem/domain/contracts/file/file-simulation';

export const filePayMessages = {
  title: 'Salaire, coût et aide',
  lead: '«\u202FBrut convenu\u202F» est ce que dit le dossier\u202F; «\u202FBrut\u202F» seul, le minimum légal.',
  broken: (day: string) =>
    `Le contrat prend fin le ${formatDay(day)}\u202F: salaire et aide sont comptés jusqu’à ce jour.`,
  waits: 'Pour les voir, il faut la date de naissance, les dates du contrat et le diplôme visé.',
  assumed: (what: string) => `Le dossier ne le dit pas, on suppose\u202F: ${what}.`,
  assumptions: {
    headcount: (band) => band.toLowerCase(),
    hours: () => '35 heures par semaine',
    signature: () => 'une signature le jour du début',
    employer: () => 'un employeur privé',
    disability: () => 'pas de RQTH',
    place: () => 'un lieu de travail hors de Mayotte',
    branch: () => 'un salaire de branche (SMC) sans effet sur le montant',
  } satisfies Record<Assumption, (band: string) => string>,
};
