import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../../platform/data/calls.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import type { FileProgressAnswer } from '../signing/file-progress.ts';
import { Amendment } from './Amendment.tsx';
import type { AmendmentsAnswer } from './amendment.ts';
import classes from './Amendments.module.css';
import { amendmentMessages as messages } from './messages.ts';
import { VersionInForce } from './VersionInForce.tsx';

const AmendmentDialog = lazyDialog(() => import('./AmendmentDialog.tsx'));

const textOf = (record: Partial<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

interface AmendmentListProps {
  matchId: number;
  of: AmendmentsAnswer;
  online: FileProgressAnswer['online'] | null;
}

const AmendmentList = ({ matchId, of, online }: AmendmentListProps) => {
  const [isDrawing, setDrawing] = useState(false);
  const values = textOf(of.values);
  return (
    <>
      {of.amendments.length === 0 && <p>{messages.none}</p>}
      {of.may_begin && (
        <Row>
          <Button onClick={() => setDrawing(true)}>{messages.draw}</Button>
        </Row>
      )}
      {isDrawing && (
        <AmendmentDialog
          matchId={matchId}
          values={values}
          draft={null}
          onClose={() => setDrawing(false)}
        />
      )}
      <ul className={classes.signatories}>
        {of.amendments.map((one) => (
          <Amendment
            key={one.number}
            matchId={matchId}
            amendment={one}
            values={values}
            mayDraw={of.may_draw}
            mayOpenScans={of.may_open_scans}
            online={online?.amendment === one.number ? online : null}
          />
        ))}
      </ul>
    </>
  );
};

interface AmendmentsProps {
  matchId: number;
  /** What they have made of the contract; null as long as none is agreed. */
  version: FileProgressAnswer['version'];
  online: FileProgressAnswer['online'] | null;
}

/** The amendments of a contract that is signed: what it says today, and what each changes against the version before it. */
const Amendments = ({ matchId, version, online }: AmendmentsProps) => {
  const amendments = useQuery({
    ...callQuery('GET /contract/file/{matchId}/amendments/', { params: { matchId } }),
    // Personal data of third persons: not kept once it is left.
    gcTime: 0,
  });
  return (
    <section className={classes.amendments}>
      <div>
        <h2>{messages.title}</h2>
        <p>{messages.lead}</p>
      </div>
      {version && <VersionInForce version={version} />}
      <Loaded query={amendments} skeleton={<Skeleton height={120} />} failure={messages.loadFailed}>
        {(read) => <AmendmentList matchId={matchId} of={read} online={online} />}
      </Loaded>
    </section>
  );
};

export default Amendments;
