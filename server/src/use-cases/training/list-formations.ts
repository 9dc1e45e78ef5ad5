import type { Handler } from '../../call-handler.ts';
import { findFormations } from '../../storage/training.ts';

export const listFormations: Handler<'GET /formations/'> = ({ db }) => findFormations(db.read);
