import type { ImportField, ImportKind } from '../fields.ts';
import type { KindShares } from './cell-kinds.ts';

const numbers = ['phone', 'siret', 'postcode', 'date', 'number'] as const;

/** « Postes » above 2, 1, 3: what is told in words is none of these; null where nothing speaks against it. */
const unlessMostly = (shares: KindShares, kinds: readonly (keyof KindShares)[]): number | null =>
  kinds.reduce((sum, kind) => sum + (shares[kind] ?? 0), 0) > 0.75 ? 0 : null;

/** How much the cells of a column speak for a field, from 0 to 1; null where they say nothing of it. */
export const contentScore = (field: ImportField, shares: KindShares): number | null => {
  const of = (name: keyof KindShares): number => shares[name] ?? 0;
  const names = of('full_name') + of('first_name') + of('words');
  if (field === 'email') return of('email');
  if (field === 'phone') return of('phone') + of('number') * 0.1;
  if (field === 'siret') return of('siret') + of('number') * 0.5 + of('phone') * 0.8;
  if (field === 'full_name') return of('full_name');
  // « Mme HADDAD »: whom to ask for may be told by one name.
  if (field === 'contact') return of('full_name') + of('words') * 0.5;
  // « title » above « Garage Roux »: what a firm is called, and not what somebody does there.
  if (field === 'contact_role')
    return of('company') > 0.4 ? 0 : unlessMostly(shares, ['email', ...numbers]);
  // « Last Activity » above days.
  if (field === 'sectors') return unlessMostly(shares, ['email', 'phone', 'date']);
  if (field === 'source' || field === 'referent') return unlessMostly(shares, numbers);
  if (field === 'note') return unlessMostly(shares, ['phone', 'town']);
  if (field === 'first_name')
    return of('first_name') + of('words') * 0.5 + of('full_name') * 0.4 + of('text') * 0.6;
  if (field === 'last_name')
    return (
      of('words') +
      of('full_name') * 0.4 +
      of('first_name') * 0.6 +
      of('company') * 0.4 +
      of('text') * 0.6
    );
  if (field === 'name')
    return Math.min(1, names + of('company') + of('text') + of('programme') + of('address'));
  if (field === 'programme')
    return Math.min(1, of('programme') + of('words') * 0.4 + of('text') * 0.4);
  if (field === 'session')
    return Math.min(1, of('session') + of('number') * 0.6 + of('words') * 0.3);
  if (field === 'town')
    return Math.min(1, names + of('postcode') + of('address') + of('text') * 0.3);
  return null;
};

/** What the cells alone make of a column without a telling header. */
export const fromContent = (
  kind: ImportKind,
  shares: KindShares,
): { field: ImportField; score: number } | null => {
  const of = (name: keyof KindShares): number => shares[name] ?? 0;
  if (of('email') >= 0.3) return { field: 'email', score: 0.5 + of('email') / 3 };
  if (of('siret') >= 0.6 && kind === 'companies') return { field: 'siret', score: 0.75 };
  if (of('phone') >= 0.6) return { field: 'phone', score: 0.5 + of('phone') / 4 };
  if (of('full_name') >= 0.5)
    return { field: kind === 'candidates' ? 'full_name' : 'contact', score: 0.62 };
  if (of('first_name') >= 0.6 && kind === 'candidates') return { field: 'first_name', score: 0.6 };
  if (of('address') >= 0.5) return { field: 'town', score: 0.6 };
  if (of('company') >= 0.4 && kind === 'companies') return { field: 'name', score: 0.6 };
  if (of('programme') >= 0.6 && kind === 'candidates') return { field: 'programme', score: 0.62 };
  if (of('session') >= 0.8 && kind === 'candidates') return { field: 'session', score: 0.6 };
  return null;
};
