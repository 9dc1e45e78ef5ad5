import { useId } from 'react';
import { api } from '../../platform/api/client.ts';
import { useAction } from '../../platform/data/use-action.ts';
import { formatPercent } from '../../platform/format/numbers.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { useOpened } from '../../ui/managed-list/use-opened.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { weightMessages } from '../matching/messages.ts';
import { parts, sharesOf, type Weights } from '../matching/weights.ts';
import type { Learned } from './ChanceTable.tsx';
import { percentOf } from './fairness-columns.tsx';
import { learningMessages as messages } from './messages.ts';
import classes from './learning.module.css';

type Proposal = NonNullable<Learned['proposal']>;

interface Chosen {
  weights: Weights;
  title: string;
  word: string;
}

const hundred = (share: number): number => Math.round(100 * share);

const Comparison = ({ present, proposal }: { present: Weights; proposal: Proposal }) => {
  const [now, later] = [sharesOf(present), sharesOf(proposal.weights)];
  const isBetter = proposal.told.after > proposal.told.before;
  return (
    <>
      <DataTable
        label={messages.weights}
        rows={parts}
        columns={[
          {
            key: 'part',
            title: messages.part,
            width: '2fr',
            cell: (part) => weightMessages.parts[part],
          },
          {
            key: 'now',
            title: messages.now,
            align: 'end',
            cell: (part) => formatPercent(now[part]),
          },
          {
            key: 'proposed',
            title: messages.proposed,
            align: 'end',
            cell: (part) => formatPercent(later[part]),
          },
        ]}
        rowKey={(part) => part}
        rowName={(part) => weightMessages.parts[part]}
        empty={null}
      />
      <p>
        {messages.told(hundred(proposal.told.before), hundred(proposal.told.after))}{' '}
        {messages.compared(proposal.compared.answers, proposal.compared.deciders)}
      </p>
      <p>{messages.changed(proposal.changed.others, proposal.changed.places)}</p>
      <p>
        {isBetter ? messages.sure(percentOf(proposal.sureness)) : messages.noBetter}{' '}
        {messages.advice[proposal.advice]}
      </p>
      {proposal.losing.length > 0 && (
        <ul>
          {proposal.losing.map(({ kind, title, before, after }) => (
            <li key={`${kind} ${title}`}>
              {messages.losing(title, percentOf(before), percentOf(after))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

/** The weights that the answers speak for, beside the present ones: taken, or gone back from, by a superuser alone. */
export const ProposedWeights = ({ learned }: { learned: Learned }) => {
  const heading = useId();
  const { answers, needed, present, earlier, proposal } = learned;
  const { item: chosen, opened, open, close } = useOpened<Chosen>();
  const take = useAction({
    run: ({ weights }: Chosen) => api('PUT /matching_settings/', { body: weights }),
    done: messages.taken,
    failed: messages.takeFailed,
    changes: ['GET /matching_settings/', 'GET /matching_settings/learned/'],
    onDone: close,
  });
  const count = answers.company + answers.candidate;
  const silence = count < needed ? messages.waiting(count, needed) : messages.silent;
  return (
    <Card as="section" className={classes.section ?? ''} aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{messages.weights}</h2>
        <p className={classes.hint}>{messages.weightsHint}</p>
      </div>
      {proposal ? <Comparison present={present} proposal={proposal} /> : <p>{silence}</p>}
      <Row>
        {proposal?.advice === 'take' && (
          <Button
            variant="main"
            onClick={() =>
              open({
                weights: proposal.weights,
                title: messages.takeTitle,
                word: messages.take,
              })
            }
          >
            {messages.take}
          </Button>
        )}
        {earlier && (
          <Button
            onClick={() =>
              open({ weights: earlier, title: messages.goBackTitle, word: messages.goBack })
            }
          >
            {messages.goBack}
          </Button>
        )}
      </Row>
      <ConfirmDialog
        opened={opened}
        onClose={close}
        title={chosen?.title ?? ''}
        confirm={chosen?.word ?? ''}
        busy={take.isPending}
        onConfirm={() => chosen && take.mutate(chosen)}
      >
        {messages.applies}
      </ConfirmDialog>
    </Card>
  );
};
