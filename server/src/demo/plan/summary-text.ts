import type { Civility } from '@tandem/domain/reference/civilities';
import { generalContinuations, generalSummaries } from '../data/summaries.ts';
import type { OpeningFacts, Path, Trade } from '../data/trade.ts';
import { durationInWords } from './need-text.ts';
import { staysNear } from './reach.ts';
import { dealer, type Random } from '../random.ts';
import { atTown, gendered, plainTown, withDe } from './words.ts';

export interface SummaryDeals {
  opening: (trade: Trade) => OpeningFacts;
  continuation: () => string;
}

/** Who comes from the « collège » does not drive yet. */
const isForAdults = (text: string): boolean => text.startsWith('J’ai le permis');

/** The openings of a trade, each once, then those that fit any trade. */
export const openSummaryDeals = (random: Random): SummaryDeals => {
  const general = dealer(random, generalSummaries);
  const left = new Map<Trade, OpeningFacts[]>();
  const opening = (trade: Trade): OpeningFacts => {
    const own =
      left.get(trade) ??
      random.shuffle(
        trade.openings.map((opening) =>
          typeof opening === 'string' ? { text: opening } : opening,
        ),
      );
    // The general ones come in between, so that early and late candidates do not differ.
    const next = random.chance(0.5) ? own.shift() : undefined;
    left.set(trade, own);
    if (next) return next;
    const text = general();
    return { text: isForAdults(text) && trade.programme.level === '3' ? general() : text };
  };
  return { opening, continuation: dealer(random, generalContinuations) };
};

const isFeminine = (name: string): boolean => /^(licence|classe)/i.test(name);

const lowered = (name: string): string =>
  /^(Diplôme|Baccalauréat|Licence|Classe|Titre)/.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name.replace(/^Bac pro/, 'bac pro');

const fill = (text: string, trade: Trade, path: Path, city: string): string => {
  const { name } = trade.programme;
  const programme = `${isFeminine(name) ? 'la' : 'le'} ${lowered(name)}`;
  const diploma = path.diploma.startsWith('Diplôme national')
    ? 'le brevet'
    : `${isFeminine(path.diploma) ? 'une' : 'un'} ${lowered(path.diploma)}`;
  return text
    .replaceAll('{formation}', programme)
    .replaceAll('{diplome}', diploma)
    .replaceAll('{duree}', durationInWords(trade.duration))
    .replaceAll('{de duree}', withDe(durationInWords(trade.duration)))
    .replaceAll('{ville}', atTown(plainTown(city)));
};

/** No subject twice: who has said that there is a licence does not say it again. */
const subjects = /permis|anglais|équipe|sécurité|mobile|déplac|déménag|essai/i;

const mayFollow = (text: string, next: string): boolean => {
  if (staysNear(text) && next.startsWith('Déménager')) return false;
  const subject = subjects.exec(next)?.[0].toLowerCase();
  return subject === undefined || !text.toLowerCase().includes(subject);
};

export interface SummaryFacts {
  opening: OpeningFacts;
  trade: Trade;
  path: Path;
  city: string;
  civility: Civility;
}

export const writeSummary = (
  { opening, trade, path, city, civility }: SummaryFacts,
  { continuation }: SummaryDeals,
  random: Random,
): string => {
  let text = opening.text;
  const own = random.pick(trade.continuations);
  if (random.chance(0.75) && mayFollow(text, own)) text += ` ${own}`;
  const general = random.chance(0.45) ? continuation() : '';
  if (general !== '' && mayFollow(text, general)) text += ` ${general}`;
  return gendered(fill(text, trade, path, city), civility);
};
