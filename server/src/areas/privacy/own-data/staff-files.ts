import { statusLabels } from '@tandem/domain/matches/match';
import { levels, type Level } from '@tandem/domain/reference/levels';
import type { ArchivedFile } from '../../../platform/archive/zip.ts';
import type { Services } from '../../services.ts';
import { findOrdersOf } from '../../exports/index.ts';
import { findViewsOf } from '../../lists/index.ts';
import { findMovesBy, findRunsBy, findSupervisedProgrammes } from './own-data-queries.ts';
import { jsonFile, jsonList } from './json-file.ts';
import { stepFacts } from './match-files.ts';
import { pagesAfter } from '../../../platform/database/queries/page.ts';

const supervised = async ({ db }: Pick<Services, 'db'>, accountId: number) =>
  (await findSupervisedProgrammes(db.read, accountId)).map(({ name, level }) => ({
    formation: name,
    niveau: levels[level as Level],
  }));

const runStates = {
  running: 'en cours',
  done: 'terminé',
  failed: 'échoué',
  cancelled: 'arrêté',
} as const;

const runs = async ({ db }: Pick<Services, 'db'>, accountId: number) =>
  (await findRunsBy(db.read, accountId)).map((row) => ({
    état: runStates[row.state],
    début: row.started_at,
    fin: row.finished_at,
  }));

const listNames = {
  candidates: 'candidats',
  companies: 'entreprises',
  needs: 'besoins',
  contract_files: 'dossiers de contrat',
  meetings: 'rendez-vous',
  journal: 'journal',
  matches: 'matchs',
} as const;

const views = async ({ db }: Pick<Services, 'db'>, accountId: number) =>
  (await findViewsOf(db.read, accountId)).map(({ list, name, query, shared }) => ({
    liste: listNames[list],
    nom: name,
    'filtres et colonnes': query,
    'pour toute l’équipe': shared,
  }));

const orders = async ({ db }: Pick<Services, 'db'>, accountId: number) =>
  (await findOrdersOf(db.read, accountId)).map((order) => ({
    liste: listNames[order.list],
    format: order.format,
    filtres: order.query,
    demandé: order.created_at,
    gardé_jusqu_au: order.expires_at,
  }));

/** By need: whose match it was is the candidate's own data. */
const movePages = async function* ({ db }: Pick<Services, 'db'>, accountId: number) {
  const pages = pagesAfter(
    0,
    (page) => findMovesBy(db.read, accountId, page),
    ({ id }) => id,
  );
  for await (const rows of pages)
    yield rows.map((row) => ({
      date: row.moved_at,
      besoin: row.title,
      entreprise: row.company_name,
      ...stepFacts(row),
      de: statusLabels[row.from_status],
      à: statusLabels[row.to_status],
    }));
};

/** What is kept of the work of someone of the centre. */
export const staffFiles = (services: Pick<Services, 'db'>, accountId: number): ArchivedFile[] => [
  jsonFile('formations-suivies.json', () => supervised(services, accountId)),
  jsonFile('vues.json', () => views(services, accountId)),
  jsonFile('exports-demandes.json', () => orders(services, accountId)),
  jsonFile('lancements-du-matching.json', () => runs(services, accountId)),
  jsonList('changements-de-statut.json', () => movePages(services, accountId)),
];
