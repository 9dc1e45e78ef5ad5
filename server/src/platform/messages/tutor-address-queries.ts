import { sql, type RawBuilder } from 'kysely';
import type { Writes } from '../database/database.ts';

const hasAddress = (address: string) => sql`lower(tutor_email) = lower(${address})`;
const hasNumber = (phone: string) => sql`tutor_phone = ${phone}`;

/** The needs of a tutor; in one order for all, or two who write to them would wait for each other. */
const needsWhose = (tutor: RawBuilder<unknown>) => sql`
  select id from offers where ${tutor} order by id for no key update`;

/** Mail to that address is refused for good: at once, or `isReturned`, by a mail that came back. */
export const noteTutorRefused = async (
  tx: Writes,
  address: string,
  { at, isReturned }: { at: Date; isReturned: boolean },
): Promise<void> => {
  await sql`
    with own as materialized (${needsWhose(hasAddress(address))})
    update offers o set tutor_refused_at = ${at}, tutor_returned = ${isReturned}
    from own where o.id = own.id and o.tutor_refused_at is null`.execute(tx);
};

/** SMS to that number are refused for good. */
export const noteTutorNumberRefused = async (
  tx: Writes,
  phone: string,
  at: Date,
): Promise<void> => {
  await sql`
    with own as materialized (${needsWhose(hasNumber(phone))})
    update offers o set tutor_phone_refused_at = ${at}
    from own where o.id = own.id and o.tutor_phone_refused_at is null`.execute(tx);
};

/** The provider has taken an SMS to that number. */
export const noteTutorNumberReached = async (tx: Writes, phone: string): Promise<void> => {
  await sql`
    update offers set tutor_phone_refused_at = null
    where ${hasNumber(phone)} and tutor_phone_refused_at is not null`.execute(tx);
};

/** A mail server has taken a mail to that address; of what came back before it knows nothing. */
export const noteTutorReached = async (tx: Writes, address: string): Promise<void> => {
  await sql`
    update offers set tutor_refused_at = null
    where ${hasAddress(address)} and tutor_refused_at is not null and not tutor_returned`.execute(
    tx,
  );
};
