import { formatDay } from '../../../platform/format/dates.ts';
import { filledMessages as messages } from './messages.ts';
import type { Person } from './people.ts';

/** `Fiche remplie par le centre (Hélène Carpentier, 28 novembre 2026)`. */
export const filledMark = ({ at, by }: NonNullable<Person['filled_by_centre']>): string =>
  messages.mark([by, formatDay(at)].filter(Boolean).join(', '));
