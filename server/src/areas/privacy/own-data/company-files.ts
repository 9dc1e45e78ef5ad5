import { companyFields } from '@tandem/domain/companies/company-fields';
import { contractSections } from '@tandem/domain/contracts/contract-sheet';
import { needFields } from '@tandem/domain/needs/need-fields';
import type { ArchivedFile } from '../../../platform/archive/zip.ts';
import type { Services } from '../../services.ts';
import type { Account } from '../../accounts/index.ts';
import { findCompany } from '../../companies/index.ts';
import { findNeedsOf } from '../../needs/index.ts';
import { findOwnContractPairs } from './own-data-queries.ts';
import { namedSkills, skillNamesOf } from '../../reference/index.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { openContractSheet } from '../../contracts/index.ts';
import { fieldFacts } from './field-facts.ts';
import { jsonFile, jsonList } from './json-file.ts';
import { matchesFile } from './match-files.ts';

const companyFacts = async ({ db }: Pick<Services, 'db'>, companyId: number) => {
  const company = orNotFound(await findCompany(db.read, companyId));
  return {
    ...fieldFacts(companyFields, company, {}),
    coordonnées:
      company.latitude === null
        ? null
        : { latitude: company.latitude, longitude: company.longitude },
    'fiche remplie le': company.page_done_at,
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
    yield items.map((row) => ({
      ...fieldFacts(needFields, row, {
        session_id: row.session_name,
        formations_ids: row.formations.map(({ name }) => name),
        skills: namedSkills(row.skill_ids, names).map(({ name }) => name),
      }),
      'créé le': row.created_at,
      'test du tuteur rempli le': row.activated_at,
    }));
    if (offset + needsPerPage >= total) return;
  }
};

const sheetPages = async function* (services: Pick<Services, 'db' | 'vault'>, companyId: number) {
  for (const row of await findOwnContractPairs(services.db.read, { companyId })) {
    const pair = { candidateId: row.applicant_id, needId: row.offer_id };
    const sheet = await openContractSheet(services, services.db.read, pair);
    if (sheet)
      yield [
        {
          besoin: row.title,
          candidat: `${row.first_name} ${row.last_name}`.trim(),
          'enregistrée le': row.created_at,
          ...Object.fromEntries(
            contractSections.map(({ title, fields }) => [
              title,
              Object.fromEntries(fields.map(({ name, label }) => [label, sheet[name]])),
            ]),
          ),
        },
      ];
  }
};

export const companyFiles = (
  services: Pick<Services, 'db' | 'skillNames' | 'vault'>,
  account: Account,
  companyId: number,
): ArchivedFile[] => [
  jsonFile('fiche.json', () => companyFacts(services, companyId)),
  jsonList('besoins.json', () => needPages(services, companyId)),
  matchesFile(services, account, { companyId }),
  jsonList('fiches-de-contrat.json', () => sheetPages(services, companyId)),
];
