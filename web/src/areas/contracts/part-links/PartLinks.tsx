import { useQuery } from '@tanstack/react-query';
import type { PartyKey } from '@tandem/domain/contracts/part-links/parties';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import { useAction } from '../../../platform/data/use-action.ts';
import { formatList } from '../../../platform/format/text.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import type { ContractDraft } from '../draft/use-contract-draft.ts';
import { askMessages as messages } from './messages.ts';
import {
  partyOverviews,
  requestWords,
  stateWords,
  waitedFor,
  type AskedPart,
  type PartyOverview,
} from './part-overview.ts';
import classes from './PartLinks.module.css';

const AskDialog = lazyDialog(() => import('./AskDialog.tsx'));

interface LineProps {
  overview: PartyOverview;
  /** Null where nothing can be written in the file any more. */
  onAsk: (() => void) | null;
  onWithdraw: () => void;
}

const Line = ({ overview, onAsk, onWithdraw }: LineProps) => {
  const { label, asked } = overview;
  return (
    <li>
      <div>
        <p>
          <strong>{label}</strong> <span>{stateWords(overview)}</span>
        </p>
        <p className={classes.quiet}>{asked ? requestWords(asked) : messages.notAsked}</p>
      </div>
      <div className={classes.buttons}>
        {onAsk && (
          <Button
            size="sm"
            aria-label={`${asked ? messages.again : messages.ask}, ${label}`}
            onClick={onAsk}
          >
            {asked ? messages.again : messages.ask}
          </Button>
        )}
        {asked && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={`${messages.withdraw}, ${label}`}
            onClick={onWithdraw}
          >
            {messages.withdraw}
          </Button>
        )}
      </div>
    </li>
  );
};

interface PartLinksProps {
  draft: ContractDraft;
  /** Nothing can be written in the file any more: nobody is asked, and nobody is waited for. */
  closed: boolean;
}

const Lines = ({ draft, closed, parts }: PartLinksProps & { parts: readonly AskedPart[] }) => {
  const { matchId } = draft;
  const [asking, setAsking] = useState<PartyKey | null>(null);
  const [withdrawing, setWithdrawing] = useState<PartyKey | null>(null);
  const withdraw = useAction({
    run: (party: PartyKey) =>
      api('DELETE /contract/file/{matchId}/parts/{party}/', { params: { matchId, party } }),
    done: messages.withdrawn,
    failed: messages.withdrawFailed,
    changes: ['GET /contract/file/{matchId}/parts/'],
    onDone: () => setWithdrawing(null),
  });
  const overviews = partyOverviews(draft, parts);
  const waited = closed ? [] : waitedFor(overviews);
  return (
    <>
      {waited.length > 0 && <p role="status">{messages.waitsFor(formatList(waited))}.</p>}
      <ul className={classes.lines}>
        {overviews.map((overview) => (
          <Line
            key={overview.party}
            overview={overview}
            onAsk={closed ? null : () => setAsking(overview.party)}
            onWithdraw={() => setWithdrawing(overview.party)}
          />
        ))}
      </ul>
      {asking && (
        <AskDialog
          draft={draft}
          party={asking}
          asked={parts.find(({ party }) => party === asking) ?? null}
          onClose={() => setAsking(null)}
        />
      )}
      <ConfirmDialog
        opened={withdrawing !== null}
        title={messages.withdrawTitle}
        confirm={messages.withdraw}
        danger
        busy={withdraw.isPending}
        onConfirm={() => withdrawing && withdraw.mutate(withdrawing)}
        onClose={() => setWithdrawing(null)}
      >
        <p>{messages.withdrawText}</p>
      </ConfirmDialog>
    </>
  );
};

/** Who fills in which part of the file, who was asked, and on whom it waits. */
export const PartLinks = ({ draft, closed }: PartLinksProps) => {
  const { matchId } = draft;
  const links = useQuery({
    ...callQuery('GET /contract/file/{matchId}/parts/', { params: { matchId } }),
    // How people without an account are reached: not kept once it is left.
    gcTime: 0,
  });
  return (
    <section className={classes.parts}>
      <h2>{messages.heading}</h2>
      <p>{closed ? messages.closedLead : messages.lead}</p>
      <Loaded query={links} skeleton={<Skeleton height={320} />} failure={messages.loadFailed}>
        {({ parts }) => <Lines draft={draft} closed={closed} parts={parts} />}
      </Loaded>
    </section>
  );
};
