import type { Handlers } from '../handler.ts';
import { listContractFiles } from './contract-files/list-contract-files.ts';
import { readMap } from './map/read-map.ts';
import { listCentreMeetings } from './meetings/list-centre-meetings.ts';
import { listNeeds } from './needs/list-needs.ts';
import { deleteView, listViews, saveView } from './views.ts';

/** Which use case answers which call. */
export const listsHandlers = {
  'GET /lists/contract_files/': listContractFiles,
  'GET /lists/map/': readMap,
  'GET /lists/meetings/': listCentreMeetings,
  'GET /lists/needs/': listNeeds,
  'GET /views/': listViews,
  'POST /views/': saveView,
  'DELETE /views/{id}/': deleteView,
} satisfies Partial<Handlers>;
