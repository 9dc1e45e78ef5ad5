import { requireLink } from '../accounts/index.ts';
import type { Handler } from '../handler.ts';
import { findConfirmation, noteConfirmed } from './confirmation-queries.ts';
import { confirmationOf } from './read-confirmation.ts';

/** A second click finds it said, and leaves the day of the first. */
export const confirm: Handler<'POST /confirmations/{token}/', 'db' | 'now'> = (
  services,
  { params, host, auditLog },
) =>
  requireLink(services, host, () =>
    services.db.transaction(async (tx) => {
      const found = await findConfirmation(tx, params.token);
      if (!found) return undefined;
      if (await noteConfirmed(tx, params.token, services.now()))
        await auditLog.changed(tx, {
          ...(found.candidateId !== null && { applicants: [found.candidateId] }),
          ...(found.companyId !== null && { companies: [found.companyId] }),
        });
      return confirmationOf(tx, params.token);
    }),
  );
