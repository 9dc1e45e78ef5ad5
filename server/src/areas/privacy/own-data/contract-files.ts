import { Readable } from 'node:stream';
import { differencesOf } from '@tandem/domain/contracts/amendments/amendment';
import { amendmentStates } from '@tandem/domain/contracts/amendments/amendment-state';
import { formalities } from '@tandem/domain/contracts/formalities/formalities';
import { instalments } from '@tandem/domain/contracts/payments/instalments';
import { codeLabel } from '@tandem/domain/reference/contract-codes';
import {
  fileMoveRule,
  saidFields,
  type Said,
  type SaidField,
} from '@tandem/domain/contracts/signing/file-state';
import { onlineSignatoryStates, onlineStates } from '@tandem/domain/contracts/signing/online';
import { signatories, signingMethods } from '@tandem/domain/contracts/signing/signatories';
import type { AccountKind } from '@tandem/domain/accounts/roles';
import type { Pair } from '@tandem/domain/matches/match';
import type { ArchivedFile } from '../../../platform/archive/zip.ts';
import type { Services } from '../../services.ts';
import {
  findFileMoves,
  findNotedFormalities,
  findPayments,
  findRequests,
  findScans,
  findSignatures,
  findSigners,
  nameOfScan,
  openAmendments,
  openScan,
  versionRecord,
} from '../../contracts/index.ts';
import { sideLabels } from './match-files.ts';
import { findOwnContractPairs } from './own-data-queries.ts';

const sideOf = (kind: string): string =>
  kind === 'online' ? 'le service de signature' : (sideLabels[kind as AccountKind] ?? kind);

/** Who was asked to sign online; names and addresses are at the service alone. */
const onlineRequests = async ({ db }: Pick<Services, 'db'>, pair: Pair) => {
  const requests = (await findRequests(db.read, pair)).toReversed();
  const signers = await Promise.all(requests.map(({ id }) => findSigners(db.read, id)));
  return requests.map((request, index) => ({
    ...(request.amendment_id !== null && { 'pour un avenant': 'oui' }),
    état: onlineStates[request.state],
    'demandé le': request.asked_at,
    par: sideOf(request.asked_by),
    'empreinte SHA-256 du document envoyé': request.sha256,
    signataires: (signers[index] ?? []).map((one) => ({
      signataire: signatories[one.signatory].label,
      état: onlineSignatoryStates[one.state],
      depuis: one.since,
      'relancé le': one.reminded_at,
    })),
  }));
};

const saidFacts = (said: Said): Record<string, string> =>
  Object.fromEntries(
    (Object.entries(saidFields) as [SaidField, string][]).flatMap(([field, label]) =>
      said[field] ? [[label, said[field]]] : [],
    ),
  );

const amendmentFacts = async (services: Pick<Services, 'db' | 'vault'>, pair: Pair) => {
  const { amendments } = await openAmendments(services, services.db.read, pair);
  return amendments.map(({ row, before, ...amendment }) => ({
    numéro: row.number,
    état: amendmentStates[row.state],
    type: codeLabel('contractType', amendment.kind),
    'prend effet le': amendment.effectiveOn,
    motif: amendment.reason,
    'ce qui change': differencesOf(before, amendment).map(({ label, before: from, after }) => ({
      champ: label,
      avant: from,
      désormais: after,
    })),
    'signé le': row.signed_on,
  }));
};

const versionFacts = async (services: Pick<Services, 'db' | 'now' | 'vault'>, pair: Pair) => {
  const version = await versionRecord(services, services.db.read, pair);
  return (
    version && {
      avenant: version.amendment,
      'depuis le': version.since,
      'ce qui a changé depuis la première version': version.differences.map((one) => ({
        champ: one.label,
        avant: one.before,
        désormais: one.after,
      })),
    }
  );
};

/** How far a contract file has come: its steps, who has signed it, and its amendments. */
export const contractSteps = async (
  services: Pick<Services, 'db' | 'now' | 'vault'>,
  pair: Pair,
) => ({
  étapes: (await findFileMoves(services.db.read, pair)).map(
    ({ amendment, move, by, at, said }) => ({
      étape: fileMoveRule(move).told,
      ...(amendment !== null && { avenant: amendment }),
      par: sideOf(by),
      le: at,
      ...saidFacts(said),
    }),
  ),
  signatures: (await findSignatures(services.db.read, pair)).map((one) => ({
    signataire: signatories[one.signatory].label,
    comment: signingMethods[one.method],
    'signé le': one.signedOn,
    'enregistré le': one.notedAt,
    par: sideOf(one.notedBy),
    'empreinte SHA-256 du document': one.scan.sha256,
  })),
  avenants: await amendmentFacts(services, pair),
  'version en vigueur': await versionFacts(services, pair),
  'versements de l’OPCO': (await findPayments(services.db.read, pair)).received.map((one) => ({
    échéance: instalments[one.instalment].label,
    'arrivé le': one.received_on,
  })),
  formalités: (await findNotedFormalities(services.db.read, pair)).map((one) => ({
    formalité: formalities[one.formality].label,
    'faite le': one.done_on,
    par: sideOf(one.noted_by),
  })),
  'signatures en ligne': await onlineRequests(services, pair),
});

/** The contracts that a candidate has signed, and the agreements on their training. One that cannot be found any more is left out. */
export const signedPapers = async (
  services: Pick<Services, 'db' | 'files' | 'vault'>,
  candidateId: number,
): Promise<ArchivedFile[]> => {
  const { db, files } = services;
  const archived: ArchivedFile[] = [];
  for (const row of await findOwnContractPairs(db.read, { candidateId }))
    for (const scan of await findScans(db.read, { candidateId, needId: row.offer_id })) {
      const stored = await files.read(scan.name);
      stored?.stream.destroy();
      if (!stored) continue;
      archived.push({
        path: `contrats/${nameOfScan(scan)}`,
        content: async () => {
          const page = await openScan(services, scan);
          if (!page) throw new Error('A stored file has gone.');
          return Readable.from([page]);
        },
      });
    }
  return archived;
};
