import { status } from '@tandem/domain/matches/match';
import { formatNumber } from '../../platform/format/numbers.ts';
import { Columns } from '../../ui/layout/layout.tsx';
import { StatCard } from '../../ui/layout/StatCard.tsx';
import { closingMessages as messages } from './messages.ts';
import { openMatches } from './open-matches.ts';
import type { Closing } from './use-closing.ts';

/** What closing concerns, in figures. */
export const ClosingFigures = ({ closing: { figures, session } }: { closing: Closing }) => {
  const words = messages.figures;
  const agreed =
    figures.open_matches.find((one) => one.status === status.fullyAccepted)?.count ?? 0;
  const matchHint = [words.agreed(agreed), words.openMatchesHint].filter(Boolean).join(' ');
  const cards = [
    [words.openMatches, openMatches(figures), matchHint],
    [words.needs, figures.active_needs, words.needsHint],
    [words.unplaced, figures.unplaced, words.unplacedHint(figures.placed)],
    [words.meetings, figures.meetings, words.meetingsHint],
  ] as const;
  return (
    <section aria-label={session.state === 'closed' ? messages.concernsClosed : messages.concerns}>
      <Columns min={200}>
        {cards.map(([label, value, hint]) => (
          <StatCard key={label} label={label} value={formatNumber(value)} hint={hint} />
        ))}
      </Columns>
    </section>
  );
};
