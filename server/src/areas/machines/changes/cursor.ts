import { Failure } from '@tandem/domain/errors';
import type { ChangeKind } from '../../../platform/database/tables/machine-tables.ts';

/** How far a program has read, and since when it wanted to. */
export interface Cursor {
  kind: ChangeKind;
  place: number;
  since: string | null;
}

export const writeCursor = ({ kind, place, since }: Cursor): string =>
  Buffer.from(JSON.stringify([kind, place, since])).toString('base64url');

/** Fails for what is no cursor of this kind. */
export const readCursor = (text: string, kind: ChangeKind): Cursor => {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const [of, place, since] = Array.isArray(parts) ? (parts as unknown[]) : [];
    const isPlace = Number.isSafeInteger(place) && (place as number) >= 0;
    const isSince =
      since === null || (typeof since === 'string' && !Number.isNaN(new Date(since).getTime()));
    if (of === kind && isPlace && isSince) return { kind, place: place as number, since };
  } catch {
    // Told below, as all that is no cursor.
  }
  throw new Failure('cursor_unusable');
};
