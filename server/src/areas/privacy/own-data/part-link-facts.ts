import { askedLabel, type AskedKey } from '@tandem/domain/contracts/part-links/asked';
import type { Services } from '../../services.ts';
import { findOwnPartLinks, openContact } from '../../contracts/index.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';
import { sideLabels } from './match-files.ts';

/** The parts that are the candidate's, as those of a file's fields; the others are the company's. */
const ofCandidate: ReadonlySet<AskedKey> = new Set([
  'candidate',
  'guardian',
  'candidate_signature',
  'guardian_signature',
]);

/** Who was asked for a part of a contract file or a signature, and when: each side has those of its own parts. */
export const partLinkFacts = async (
  services: Pick<Services, 'db' | 'vault'>,
  own: { candidateId: number } | { companyId: number },
) => {
  const rows = await findOwnPartLinks(services.db.read, own);
  return rows
    .filter(({ party }) => ofCandidate.has(party) === 'candidateId' in own)
    .map((row) => {
      const { name, email, phone } = openContact(services, pairOfRow(row), row);
      return {
        besoin: row.title,
        partie: askedLabel(row.party),
        nom: name,
        'adresse e-mail': email,
        téléphone: phone,
        'demandée par': sideLabels[row.asked_by],
        'demandée le': row.asked_at,
        'rappelée le': row.reminded_at,
        'lien valable jusqu’au': row.expires_at,
        'ouverte le': row.opened_at,
        'dernière saisie': row.written_at,
        'entièrement remplie depuis le': row.whole_at,
        'terminée le': row.done_at,
      };
    });
};
