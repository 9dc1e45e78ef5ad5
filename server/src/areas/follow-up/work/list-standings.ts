import { sideBySide } from '../../../platform/database/database.ts';
import type { Handler } from '../../handler.ts';
import { renewCauses } from '../kept/renew-causes.ts';
import { findTags } from '../people/tag-queries.ts';
import { readFollowUpSettings } from '../settings/follow-up-settings-queries.ts';
import { findStandings } from './kept-standing-queries.ts';

export const listStandings: Handler<
  'GET /follow-up/standings/{side}/',
  'db' | 'now' | 'version'
> = async (services, { actor, params, auditLog }) => {
  const { db } = services;
  await renewCauses(services);
  const { rules } = await readFollowUpSettings(db.read);
  const from = { rules, now: services.now() };
  const [standing, tags] = await sideBySide(
    db.read,
    () => findStandings(db.read, params.side, actor, from),
    () => findTags(db.read),
  );
  await auditLog.sawList(params.side === 'company' ? 'companies' : 'candidates', standing.length);
  return { items: standing.map((row) => ({ ...row, tags: tags.get(row.account_id) ?? [] })) };
};
