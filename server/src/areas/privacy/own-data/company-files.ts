import { companyFields } from '@tandem/domain/companies/company-fields';
import { needFields } from '@tandem/domain/needs/need-fields';
import type { ArchivedFile } from '../../../platform/archive/zip.ts';
import type { Services } from '../../services.ts';
import type { Account } from '../../accounts/index.ts';
import { findCompany, findCompanyRow } from '../../companies/index.ts';
import { fillingChannels, withdrawalReasons } from '@tandem/domain/needs/closing';
import { needStateLabels } from '@tandem/domain/needs/need-state';
import { findNeedMoves, findNeedsOf } from '../../needs/index.ts';
import { findOwnContractPairs } from './own-data-queries.ts';
import { namedSkills, skillNamesOf } from '../../reference/index.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { openContractFile } from '../../contracts/index.ts';
import { fieldFacts } from './field-facts.ts';
import { contractSteps } from './contract-files.ts';
import { partsFacts } from './part-facts.ts';
import { partLinkFacts } from './part-link-facts.ts';
import { jsonFile, jsonList } from './json-file.ts';
import { conversationsFile } from './conversation-files.ts';
import { forumsFile } from './forum-files.ts';
import { meetingsFile } from './meeting-files.ts';
import { matchesFile } from './match-files.ts';
import { pairOfRow } from '../../../platform/database/queries/pair-of-row.ts';

const companyFacts = async ({ db }: Pick<Services, 'db'>, companyId: number) => {
  const company = orNotFound(await findCompany(db.read, companyId));
  const row = orNotFound(await findCompanyRow(db.read, companyId));
  return {
    ...fieldFacts(companyFields, company, {}),
    coordonnées:
      company.latitude === null
        ? null
        : { latitude: company.latitude, longitude: company.longitude },
    'fiche remplie le': company.page_done_at,
    'remplie par le centre': company.filled_at && {
      le: company.filled_at,
      par: row.filled_by_name,
      'relue et enregistrée par vous le': company.reread_at,
    },
  };
};

const needsPerPage = 200;

/** Without the tutors' answers: they are theirs, and no screen shows them. */
const needPages = async function* (
  services: Pick<Services, 'db' | 'skillNames'>,
  companyId: number,
) {
  const { db } = services;
  for (let offset = 0; ; offset += needsPerPage) {
    const { items, total } = await findNeedsOf(db.read, companyId, {
      limit: needsPerPage,
      offset,
    });
    const names = await skillNamesOf(services, db.read, items, 'all');
    const moves = Map.groupBy(
      await findNeedMoves(
        db.read,
        items.map(({ id }) => id),
      ),
      ({ offer_id: id }) => id,
    );
    yield items.map((row) => ({
      ...fieldFacts(needFields, row, {
        session_id: row.session_name,
        formations_ids: row.formations.map(({ name }) => name),
        skills: namedSkills(row.skill_ids, names).map(({ name }) => name),
      }),
      'créé le': row.created_at,
      'lien du test envoyé au tuteur le': row.tutor_asked_at,
      'adresse du tuteur refusée le': row.tutor_refused_at,
      'numéro du tuteur refusé le': row.tutor_phone_refused_at,
      'test du tuteur rempli le': row.activated_at,
      'test du tuteur rempli par': row.test_answered_by,
      état: needStateLabels[row.state],
      'états successifs': (moves.get(row.id) ?? []).map((move) => ({
        état: needStateLabels[move.to_state],
        'depuis le': move.moved_at,
        'jusqu’au': move.set_aside_until,
        'trouvé par': move.channel && fillingChannels[move.channel],
        raison: move.reason && withdrawalReasons[move.reason],
        'mot pour le centre': move.note,
      })),
    }));
    if (offset + needsPerPage >= total) return;
  }
};

/** Without what the file says of the candidate: that is theirs. */
const sheetPages = async function* (
  services: Pick<Services, 'db' | 'now' | 'vault'>,
  companyId: number,
) {
  for (const row of await findOwnContractPairs(services.db.read, { companyId })) {
    const pair = pairOfRow(row);
    const file = await openContractFile(services, services.db.read, pair);
    if (file)
      yield [
        {
          besoin: row.title,
          candidat: `${row.first_name} ${row.last_name}`.trim(),
          'enregistrée le': row.created_at,
          ...partsFacts(['company', 'supervisor', 'contract', 'training', 'costs'], file.values),
          ...(await contractSteps(services, pair)),
        },
      ];
  }
};

export const companyFiles = (
  services: Pick<Services, 'db' | 'now' | 'skillNames' | 'vault'>,
  account: Account,
  companyId: number,
): ArchivedFile[] => [
  jsonFile('fiche.json', () => companyFacts(services, companyId)),
  jsonList('besoins.json', () => needPages(services, companyId)),
  matchesFile(services, account, { companyId }),
  meetingsFile(services, { companyId }),
  forumsFile(services, { companyId }),
  conversationsFile(services, { companyId }),
  jsonList('fiches-de-contrat.json', () => sheetPages(services, companyId)),
  jsonFile('parties-de-contrat-demandees.json', () => partLinkFacts(services, { companyId })),
];
