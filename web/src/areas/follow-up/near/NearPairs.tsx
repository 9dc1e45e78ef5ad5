import { isProposable } from '@tandem/domain/matches/near-pair';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../../platform/data/calls.ts';
import { formatShortDay } from '../../../platform/format/dates.ts';
import { formatScore } from '../../../platform/format/numbers.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { DetailSection } from '../../../ui/layout/DetailSection.tsx';
import { WhatChanges } from '../../needs/chances/WhatChanges.tsx';
import { personPath } from '../people/people.ts';
import { ChangesOfCandidate } from './lazy-changes.ts';
import { nearMessages as messages } from './messages.ts';
import {
  candidateSentences,
  missSentence,
  needSentences,
  type NearCandidates,
  type NearNeeds,
  type NearPair,
} from './near-sentences.ts';
import classes from './NearPairs.module.css';
import { usePropose } from './use-propose.ts';

interface PairLineProps {
  pair: NearPair;
  onPropose: (pair: NearPair) => void;
}

const PairLine = ({ pair, onPropose }: PairLineProps) => (
  <li className={classes.item}>
    <span className={classes.words}>
      <Link to={personPath(pair.other_account_id)}>{pair.other}</Link>
      {` – ${[pair.title, pair.location].filter(Boolean).join(', ')}`}
    </span>
    <span className={classes.line}>
      <span className={classes.hint}>
        {missSentence(pair)}
        {pair.score !== null && `, ${messages.score(formatScore(pair.score))}`}
      </span>
      {pair.proposed ? (
        <Link to={`/dashboard/offer-management?match=${pair.proposed.match}`}>
          {messages.proposed(formatShortDay(pair.proposed.at))}
        </Link>
      ) : (
        isProposable(pair.rule) && (
          <Button
            size="sm"
            aria-label={messages.proposeTo(pair.other, pair.title)}
            onClick={() => onPropose(pair)}
          >
            {messages.propose}
          </Button>
        )
      )}
    </span>
  </li>
);

const Pairs = ({ sentences, pairs }: { sentences: string[]; pairs: readonly NearPair[] }) => {
  const [asked, setAsked] = useState<NearPair>();
  const propose = usePropose(() => setAsked(undefined));
  return (
    <>
      {sentences.length === 0 && pairs.length === 0 && (
        <p className={classes.hint}>{messages.nothing}</p>
      )}
      {sentences.map((sentence) => (
        <p key={sentence} className={classes.words}>
          {sentence}
        </p>
      ))}
      {pairs.length > 0 && (
        <ul className={classes.list}>
          {pairs.map((pair) => (
            <PairLine key={`${pair.applicant} ${pair.offer}`} pair={pair} onPropose={setAsked} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        opened={asked !== undefined}
        title={messages.dialogTitle}
        confirm={messages.confirm}
        busy={propose.isPending}
        onConfirm={() => asked && propose.mutate(asked)}
        onClose={() => setAsked(undefined)}
      >
        {asked && <p>{messages.dialog(asked.other, asked.title)}</p>}
      </ConfirmDialog>
    </>
  );
};

type Near = NearNeeds | NearCandidates;

interface NearListProps<Read extends Near> {
  query: UseQueryResult<Read>;
  sentencesOf: (near: Read) => string[];
}

const NearList = <Read extends Near>({ query, sentencesOf }: NearListProps<Read>) => (
  <Loaded query={query} skeleton={<Skeleton lines={3} />} failure={messages.failed}>
    {(near) => <Pairs sentences={sentencesOf(near)} pairs={near.pairs} />}
  </Loaded>
);

/**
 * The needs that a candidate misses by one rule alone, for the staff, who may propose them to both. Says nothing where
 * nothing can be compared: what is missing then stands elsewhere.
 */
export const NearNeedsOf = ({ candidateId: id }: { candidateId: number }) => {
  const query = useQuery(callQuery('GET /near_pairs/applicant/{id}/', { params: { id } }));
  if (query.data?.chances === null) return null;
  return (
    <DetailSection title={messages.title}>
      <NearList query={query} sentencesOf={needSentences} />
      {query.data && (
        <WhatChanges>
          <ChangesOfCandidate id={id} chances={query.data.chances} />
        </WhatChanges>
      )}
    </DetailSection>
  );
};

/** The same for the candidates of a need, below what is said of it. */
export const NearCandidatesOf = ({ needId: id }: { needId: number }) => {
  const query = useQuery(callQuery('GET /near_pairs/offer/{id}/', { params: { id } }));
  if (query.data?.chances === null) return null;
  return (
    <div className={classes.part}>
      <h4>{messages.title}</h4>
      <NearList query={query} sentencesOf={candidateSentences} />
    </div>
  );
};
