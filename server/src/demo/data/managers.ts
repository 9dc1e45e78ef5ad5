import type { Civility } from '@tandem/domain/reference/civilities';
import type { TradeKey } from './trades.ts';

/** The staff of the invented training centre. */
export const managers: readonly {
  civility: Civility;
  firstName: string;
  lastName: string;
  trades: readonly TradeKey[];
  /** Not yet: the invitation is a few days old. */
  hasPassword: boolean;
}[] = [
  {
    civility: 'Mme',
    firstName: 'Hélène',
    lastName: 'Carpentier',
    trades: ['sio', 'cyber', 'marketing'],
    hasPassword: true,
  },
  {
    civility: 'M',
    firstName: 'Idriss',
    lastName: 'Benali',
    trades: ['mco', 'gpme', 'dcg', 'rh'],
    hasPassword: true,
  },
  {
    civility: 'Mme',
    firstName: 'Maëlle',
    lastName: 'Kerbrat',
    trades: ['patissier', 'viticulture'],
    hasPassword: true,
  },
  {
    civility: 'M',
    firstName: 'Stéphane',
    lastName: 'Grondin',
    trades: ['electricien', 'travaux', 'maintenance', 'logistique'],
    hasPassword: true,
  },
  {
    civility: 'Mme',
    firstName: 'Nadège',
    lastName: 'Wendling',
    trades: ['sams', 'rh'],
    hasPassword: false,
  },
];
