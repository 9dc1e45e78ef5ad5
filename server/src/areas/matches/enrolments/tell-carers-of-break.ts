import type { Pair } from '@tandem/domain/matches/match';
import { quotedName } from '@tandem/domain/names';
import type { Writes } from '../../../platform/database/database.ts';
import { orNotFound } from '../../../platform/http/or-not-found.ts';
import { findMatchParties } from '../messages/party-queries.ts';
import { ringCarers } from '../messages/tell-carers.ts';

/** The law gives days to what a break asks for: those who see to the match hear of it from the bell. */
export const tellCarersOfBreak = async (tx: Writes, pair: Pair, at: Date): Promise<void> => {
  const { candidateName, companyName, needTitle } = orNotFound(await findMatchParties(tx, pair));
  const text = `${quotedName(companyName)} a enregistré la rupture du contrat de ${quotedName(candidateName)} (${needTitle})`;
  await ringCarers(tx, pair, { text, at });
};
