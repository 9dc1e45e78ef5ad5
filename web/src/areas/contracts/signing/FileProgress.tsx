import { parisClock } from '@tandem/domain/calendar/paris-time';
import { fileMoveRule, type FileMove } from '@tandem/domain/contracts/signing/file-state';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { callQuery } from '../../../platform/data/calls.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Link } from '../../../ui/actions/Link.tsx';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { FileSteps } from './FileSteps.tsx';
import {
  deadlineWords,
  isOver,
  nextMove,
  openRefusal,
  signedOf,
  type FileProgressAnswer,
} from './file-progress.ts';
import { signingMessages as messages } from './messages.ts';
import { SignatoryList } from './SignatoryList.tsx';
import classes from './Signing.module.css';
import { useFileMove } from './use-file-move.ts';

/** Only where a service outside is asked to have a file signed. */
const OnlineSigning = lazyPart(() => import('./OnlineSigning.tsx'));

/** A new file has none yet, and what is told of amendments is told there. */
const FileHistory = lazyPart(() => import('./FileHistory.tsx'));

/** Of what is signed alone. */
const Formalities = lazyPart(() => import('../formalities/Formalities.tsx'));

/** Few files are refused. */
const Refusal = lazyPart(() => import('./Refusal.tsx'));
const MoveDialog = lazyDialog(() => import('./MoveDialog.tsx'));
const SignDialog = lazyDialog(() => import('./SignDialog.tsx'));

const Deadline = ({
  deadline,
  contract_kind: contract,
}: Pick<FileProgressAnswer, 'contract_kind' | 'deadline'>) => {
  const [today] = useState(() => parisClock(new Date()).day);
  if (!deadline) return null;
  const isLate = isOver(deadline.day, today) && deadline.silence !== 'accepted';
  return (
    <p className={classes.deadline} data-late={isLate || undefined}>
      {deadlineWords(deadline, { isProfessional: contract === 'professional', today })}
    </p>
  );
};

interface StepsProps {
  matchId: number;
  progress: FileProgressAnswer;
  /** Brings the file's fields to what it is to move on with; false where it may not. */
  beforeMove: () => Promise<boolean>;
  onRefused?: ((faults: Readonly<Record<string, string>>) => void) | undefined;
}

interface Reading {
  /** What the file says, to who may ask others to sign; null to the candidate. */
  values: Readonly<Record<string, string>> | null;
}

/** The buttons that move a file on; one that asks for nothing moves at once. */
const Moves = ({ matchId, progress, beforeMove, onRefused }: StepsProps) => {
  const [asked, setAsked] = useState<FileMove | null>(null);
  const [isSaving, setSaving] = useState(false);
  const moving = useFileMove({
    send: (move: FileMove) =>
      api('POST /contract/file/{matchId}/moves/', { params: { matchId }, body: { move } }),
    state: progress.state,
    onRefused,
  });
  const complete = async () => {
    setSaving(true);
    const isReady = await beforeMove().finally(() => setSaving(false));
    if (isReady) moving.mutate('complete');
  };
  const start = (move: FileMove) => {
    if (move === 'complete') void complete();
    else setAsked(move);
  };
  const next = nextMove(progress);
  return (
    <>
      {progress.moves.map((move) => (
        <Button
          key={move}
          {...(move === next && { variant: 'main' as const })}
          busy={
            (isSaving && move === 'complete') || (moving.isPending && moving.variables === move)
          }
          onClick={() => start(move)}
        >
          {fileMoveRule(move).label}
        </Button>
      ))}
      {asked && (
        <MoveDialog
          move={asked}
          record={`/contract/file/${matchId}/`}
          state={progress.state}
          lacksAgreement={progress.agreement?.papers.length === 0}
          send={(said) =>
            api('POST /contract/file/{matchId}/moves/', {
              params: { matchId },
              body: { ...said, move: asked },
            })
          }
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};

/** The steps begin with the enrolment, which is finalised where its match is. */
const NotFinalised = ({ matchId, isCandidate }: { matchId: number; isCandidate: boolean }) => {
  const { role } = useSession();
  const place = role === 'company' ? '/company/matches' : '/dashboard/offer-management';
  return (
    <p className={classes.quiet}>
      {messages.notFinalised}{' '}
      {!isCandidate && <Link to={`${place}?match=${matchId}`}>{messages.finalise}</Link>}
    </p>
  );
};

const Steps = ({ matchId, progress, beforeMove, onRefused, values }: StepsProps & Reading) => {
  const [isAdding, setAdding] = useState(false);
  const choices = progress.signatories.filter((one) => one.may_add);
  // That of an amendment stands with it.
  const online = progress.online.amendment === null ? progress.online : null;
  const isSigning = progress.state !== 'open' || progress.history.length > 0;
  return (
    <>
      <FileSteps state={progress.state} />
      {!progress.finalised && <NotFinalised matchId={matchId} isCandidate={values === null} />}
      {openRefusal(progress.history) && (
        <Suspense fallback={null}>
          <Refusal progress={progress} />
        </Suspense>
      )}
      <Deadline {...progress} />
      {isSigning && (
        <section>
          <h3>{messages.signatures}</h3>
          <SignatoryList
            of={progress.signatories}
            asking={values && progress.state === 'complete' ? { matchId, values } : null}
            online={online?.request ?? null}
            opens={progress.may_open_scans}
          />
          {online && (
            <Suspense fallback={<Skeleton height={80} />}>
              <OnlineSigning
                matchId={matchId}
                online={online}
                choices={choices
                  .filter(({ signature }) => !signature)
                  .map(({ signatory }) => signatory)}
                values={values ?? {}}
              />
            </Suspense>
          )}
        </section>
      )}
      <Row>
        {choices.length > 0 && (
          <Button
            {...(progress.state === 'complete' && { variant: 'main' as const })}
            onClick={() => setAdding(true)}
          >
            {messages.add}
          </Button>
        )}
        <Moves
          matchId={matchId}
          progress={progress}
          beforeMove={beforeMove}
          onRefused={onRefused}
        />
      </Row>
      {progress.formalities.length > 0 && (
        <Suspense fallback={<Skeleton height={120} />}>
          <Formalities matchId={matchId} of={progress.formalities} />
        </Suspense>
      )}
      {progress.history.length > 0 && (
        <Suspense fallback={<Skeleton height={80} />}>
          <FileHistory of={progress.history} />
        </Suspense>
      )}
      {isAdding && (
        <SignDialog
          matchId={matchId}
          choices={choices.map(({ signatory }) => signatory)}
          state={signedOf(progress.signatories)}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
};

const nothingFirst = () => Promise.resolve(true);

interface FileProgressProps extends Partial<Reading> {
  matchId: number;
  beforeMove?: StepsProps['beforeMove'];
  /** Where the file may not move on for what stands in its fields. */
  onRefused?: StepsProps['onRefused'];
}

/** Where a contract file stands: steps, deadline, signatures, what the reader may do, and what happened. */
export const FileProgress = ({
  matchId,
  beforeMove = nothingFirst,
  onRefused,
  values = null,
}: FileProgressProps) => {
  const progress = useQuery(
    callQuery('GET /contract/file/{matchId}/progress/', { params: { matchId } }),
  );
  return (
    <section className={classes.progress}>
      <h2>{messages.title}</h2>
      <Loaded query={progress} skeleton={<Skeleton height={200} />} failure={messages.loadFailed}>
        {(read) => (
          <Steps
            matchId={matchId}
            progress={read}
            beforeMove={beforeMove}
            onRefused={onRefused}
            values={values}
          />
        )}
      </Loaded>
    </section>
  );
};
