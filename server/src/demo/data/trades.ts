import type { Trade } from './trade.ts';
import { cyber } from './trades/cyber.ts';
import { dcg } from './trades/dcg.ts';
import { electricien } from './trades/electricien.ts';
import { gpme } from './trades/gpme.ts';
import { logistique } from './trades/logistique.ts';
import { maintenance } from './trades/maintenance.ts';
import { marketing } from './trades/marketing.ts';
import { mco } from './trades/mco.ts';
import { patissier } from './trades/patissier.ts';
import { rh } from './trades/rh.ts';
import { sams } from './trades/sams.ts';
import { sio } from './trades/sio.ts';
import { travaux } from './trades/travaux.ts';
import { viticulture } from './trades/viticulture.ts';

export const trades = {
  patissier,
  electricien,
  sams,
  mco,
  sio,
  gpme,
  maintenance,
  viticulture,
  dcg,
  marketing,
  travaux,
  logistique,
  rh,
  cyber,
} as const satisfies Record<string, Trade>;

export type TradeKey = keyof typeof trades;

export const tradeKeys = Object.keys(trades) as TradeKey[];
