import {
  alertsWith,
  type AlertChannel,
  type AlertKind,
} from '@tandem/domain/follow-up/settings/channels';
import type { Queries, Writes } from '../../platform/database/database.ts';
import { countSms } from './sms-queries.ts';

export const findAlertChannels = async (
  db: Queries,
  kind: AlertKind,
): Promise<readonly AlertChannel[]> => {
  const { alerts } = await db
    .selectFrom('follow_up_settings')
    .select('alerts')
    .executeTakeFirstOrThrow();
  return alertsWith(alerts)[kind];
};

/** How many SMS the month has left. */
export const countSmsLeft = async (db: Queries, month: string, ceiling: number): Promise<number> =>
  Math.max(0, ceiling - (await countSms(db, month)).sent);

/** Until the transaction ends nobody else counts an SMS of the month: what is planned by the count then leaves. */
export const lockSms = async (tx: Writes, month: string): Promise<void> => {
  await tx
    .insertInto('alert_sms')
    .values({ month })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.selectFrom('alert_sms').select('month').where('month', '=', month).forUpdate().execute();
};
