import type { Handler } from '../../call-handler.ts';
import { findSessions } from '../../storage/training.ts';

export const listSessions: Handler<'GET /sessions/'> = ({ db }) => findSessions(db.read);
