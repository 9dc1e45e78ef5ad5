import type { Handlers } from '../handler.ts';
import { confirmClock } from './clock/confirm-clock.ts';
import { readClock } from './clock/read-clock.ts';
import { deleteOwnAccount } from './delete-own-account.ts';
import { listRetentionRuns } from './list-retention-runs.ts';
import { downloadDataOf, downloadOwnData } from './own-data/download-own-data.ts';
import { readAccountDeletion } from './read-account-deletion.ts';
import { readPrivacy } from './read-privacy.ts';
import { readRetentionOutlook } from './read-retention-outlook.ts';

/** Which use case answers which call. */
export const privacyHandlers = {
  'GET /privacy/': readPrivacy,
  'GET /own-data/': downloadOwnData,
  'GET /own-data/{accountId}/': downloadDataOf,
  'GET /account-deletion/': readAccountDeletion,
  'POST /account-deletion/': deleteOwnAccount,
  'GET /retention-runs/': listRetentionRuns,
  'GET /retention-outlook/': readRetentionOutlook,
  'GET /clock/': readClock,
  'POST /clock/': confirmClock,
} satisfies Partial<Handlers>;
