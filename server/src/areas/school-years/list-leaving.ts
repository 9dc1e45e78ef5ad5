import { pageOfList } from '../../platform/http/call.ts';
import { orNotFound } from '../../platform/http/or-not-found.ts';
import type { Handler } from '../handler.ts';
import { findSession } from '../programmes/index.ts';
import { findLeavingCandidates, findLeavingNeeds, type CarriedFacts } from './closing-queries.ts';

const carriedOf = ({ to, isDone, confirmedAt }: CarriedFacts) =>
  to && { to, waits: !isDone, confirmed_at: confirmedAt?.toISOString() ?? null };

export const listLeavingCandidates: Handler<
  'GET /sessions/{id}/closing/candidates/',
  'db'
> = async ({ db }, { params, query, auditLog }) => {
  orNotFound(await findSession(db.read, params.id));
  const rows = await findLeavingCandidates(db.read, params.id);
  await auditLog.sawList('candidates', rows.length);
  const candidates = rows.map(({ id, first_name, last_name, formation, placed, ...facts }) => ({
    id,
    first_name,
    last_name,
    formation,
    placed,
    carried: carriedOf(facts),
  }));
  return pageOfList(candidates, query);
};

export const listLeavingNeeds: Handler<'GET /sessions/{id}/closing/needs/', 'db'> = async (
  { db },
  { params, query, auditLog },
) => {
  orNotFound(await findSession(db.read, params.id));
  const rows = await findLeavingNeeds(db.read, params.id);
  await auditLog.sawList('companies', rows.length);
  const needs = rows.map(({ id, title, company, formations, state, ...facts }) => ({
    id,
    title,
    company,
    formations,
    state,
    carried: carriedOf(facts),
  }));
  return pageOfList(needs, query);
};
