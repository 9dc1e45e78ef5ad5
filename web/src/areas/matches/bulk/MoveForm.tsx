import { status, statusLabels, type MatchStatus } from '@tandem/domain/matches/match';
import { refusingSide } from '@tandem/domain/matches/refusal-reasons';
import { tellings } from '@tandem/domain/matches/undo';
import { useState } from 'react';
import { useKeptState } from '../../../platform/drafts/use-kept-words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { DialogActions } from '../../../ui/dialogs/Dialog.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { dialogMessages } from '../../../ui/messages.ts';
import { RefusalFields } from '../answers/RefusalFields.tsx';
import { centreSaid, noCentreWords, noRefusalWords, saidOf, type Said } from '../answers/said.ts';
import { StaffWords } from '../answers/StaffWords.tsx';
import { orderOfAll } from '../status-order.ts';
import { moveMessages as messages } from './move-messages.ts';
import type { PickedMatch } from './use-picks.ts';

/** Only a contract sheet finalises. */
const choices = orderOfAll([
  status.pending,
  status.queued,
  status.acceptedByCompany,
  status.fullyAccepted,
  status.refusedByCompany,
  status.refusedByCandidate,
  status.finalised,
])
  .filter((to) => to !== status.finalised)
  .map((to) => [String(to), statusLabels[to]] as const);

const noWords = { ...noCentreWords, ...noRefusalWords };

interface MoveFormProps {
  matches: readonly PickedMatch[];
  /** How many are dealt with while it runs. */
  count: number | null;
  onMove: (matches: readonly PickedMatch[], to: MatchStatus, said: Said) => Promise<void>;
  onClose: () => void;
}

/** Asks for the status that several matches get, and what is said with it. */
export const MoveForm = ({ matches, count, onMove, onClose }: MoveFormProps) => {
  const [chosen, setChosen] = useState('');
  const [tried, setTried] = useState(false);
  const {
    values: words,
    change,
    startOver,
  } = useKeptState(`/matches/together-${matches.map(({ id }) => id).join('-')}`, noWords);
  const to = chosen === '' ? null : (Number(chosen) as MatchStatus);
  const side = to === null ? null : refusingSide(to);
  const finalised = matches.filter((match) => match.status === status.finalised);
  const same = matches.filter((match) => match.status === to);
  const moving = matches.filter(
    (match) => match.status !== to && match.status !== status.finalised,
  );
  const submit = () => {
    setTried(true);
    if (to !== null && moving.length > 0)
      void onMove(moving, to, {
        ...(side !== null && saidOf(side, { ...words, tell: words.tell && !words.quiet })),
        ...centreSaid(words),
      }).then(startOver);
  };
  return (
    <>
      <SelectField
        label={messages.to}
        choices={choices}
        value={chosen}
        required
        error={tried && to === null ? messages.noStatus : undefined}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {same.length > 0 && <p>{messages.same(same.length)}</p>}
      {finalised.length > 0 && <p>{messages.finalised(finalised.length)}</p>}
      {to !== null && moving.length === 0 && <p>{messages.nothing}</p>}
      {to !== null && moving.length > 0 && !words.quiet && (
        <p>{tellings[to] === 'late' ? messages.toldLater : messages.told}</p>
      )}
      {side !== null && (
        <Stack>
          <RefusalFields side={side} value={words} onChange={change} optional quiet={words.quiet} />
        </Stack>
      )}
      <StaffWords value={words} onChange={change} />
      <DialogActions>
        <Button onClick={onClose}>{dialogMessages.cancel}</Button>
        <Button variant="main" busy={count !== null} onClick={submit}>
          {count === null
            ? messages.submit(moving.length)
            : messages.progress(count, moving.length)}
        </Button>
      </DialogActions>
    </>
  );
};
