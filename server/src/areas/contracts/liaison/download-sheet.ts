import { Readable } from 'node:stream';
import { parisDate } from '@tandem/domain/calendar/paris-time';
import { liaisonSheet } from '@tandem/domain/contracts/liaison/liaison-sheet';
import { deliveredFigures } from '@tandem/domain/contracts/pay/delivered-figures';
import { pairOfRow } from '../../../platform/database/pair-of-row.ts';
import { fileDownload } from '../../../platform/http/call.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import type { Handler } from '../../handler.ts';
import { findOwnMatch } from '../../matches/index.ts';
import { requireNumberReader } from '../file-access.ts';
import { openContractFile } from '../unseal-contract-sheet.ts';

const notesOf = (kind: string, madeAt: Date): string[] => [
  `Faite le ${parisDate(madeAt)}. À recopier sur le formulaire officiel (${
    kind === 'professional' ? 'CERFA 12434' : 'CERFA 10103'
  }), dont elle suit l’ordre et les codes ; elle ne le remplace pas.`,
  ...(kind === 'professional'
    ? ['Contrat de professionnalisation : les codes sont à vérifier sur la notice du 12434.']
    : []),
  'Contient un numéro de sécurité sociale : ne la laissez pas traîner, et détruisez-la après usage.',
];

/** The sheet from which a contract is copied into the official form, the candidate's social security number included. */
export const downloadLiaisonSheet: Handler<
  'GET /contract/file/{matchId}/sheet/',
  'db' | 'now' | 'vault'
> = async (services, { actor, params, auditLog }) => {
  const { read } = services.db;
  const match = requireNumberReader(actor, await findOwnMatch(read, actor, params.matchId));
  const pair = pairOfRow(match);
  const { values } = orNotFound(await openContractFile(services, read, pair));
  await auditLog.saw({ applicants: [pair.candidateId], companies: [match.company_id] });
  // Few calls need the fonts and what draws with them.
  const { drawSheet } = await import('./draw-sheet.ts');
  const madeAt = services.now();
  const page = await drawSheet(
    {
      title: 'Fiche de liaison du contrat',
      notes: notesOf(values['contract_kind'] ?? '', madeAt),
      madeAt,
    },
    liaisonSheet(values, deliveredFigures),
  );
  return fileDownload({
    stream: Readable.from([page]),
    size: page.length,
    name: `fiche-de-liaison-${params.matchId}.pdf`,
    contentType: 'application/pdf',
  });
};
