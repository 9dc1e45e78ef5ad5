import { useQuery } from '@tanstack/react-query';
import { Suspense, type ComponentProps } from 'react';
import { callQuery } from '../../../platform/data/calls.ts';
import { notify } from '../../../platform/notify/notify.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { DraftState } from '../draft/DraftState.tsx';
import {
  useContractDraft,
  type ContractDraft,
  type ContractFileAnswer,
} from '../draft/use-contract-draft.ts';
import { useFoundFaults } from '../draft/use-found-faults.ts';
import { contractMessages } from '../messages.ts';
import { frozenWords, type FileProgressAnswer } from '../signing/file-progress.ts';
import glanceClasses from './FileGlance.module.css';
import { overviewOf } from './file-overview.ts';
import { FilePartSection } from './FilePartSection.tsx';
import { FileStanding } from './FileStanding.tsx';

/** The candidate's page shares pieces with this one, and does without it. */
const FileGlance = lazyPart(() => import('./FileGlance.tsx'));

/** Signed once the file is complete. */
const SignedAgreement = lazyPart(() => import('../agreement/SignedAgreement.tsx'));

/** Below all fields. */
const FilePay = lazyPart(() => import('./FilePay.tsx'));
const FilePapers = lazyPart(() => import('./FilePapers.tsx'));

/** Below what is seen at once, and no more once the contract is accepted. */
const PartLinks = lazyPart(() => import('../part-links/PartLinks.tsx'));

/** Of a contract signed without it alone. */
const GiveNumber = lazyPart(() => import('../part-links/GiveNumber.tsx'));

/** Files are filled in and signed long before. */
const Afterwards = lazyPart(() => import('./Afterwards.tsx'));

interface ContractFileProps {
  matchId: number;
  file: ContractFileAnswer;
  reread: () => Promise<ContractFileAnswer | undefined>;
}

const beforeLodging: ReadonlySet<string> = new Set(['open', 'complete', 'signed', 'refused']);

const textOf = (
  values: Partial<Record<string, string>> | null,
): Readonly<Record<string, string>> | null => values as Readonly<Record<string, string>> | null;

const AwaitedNumber = ({ matchId, file, reread }: ContractFileProps) =>
  file.frozen &&
  file.values['candidate_nir_awaited'] === 'oui' && (
    <Card>
      <Suspense fallback={<Skeleton height={120} />}>
        <GiveNumber
          matchId={matchId}
          ends={file.hidden['candidate_nir']}
          onGiven={() => void reread()}
        />
      </Suspense>
    </Card>
  );

interface FieldsProps extends Pick<
  ReturnType<typeof overviewOf>,
  'parts' | 'findings' | 'missing'
> {
  draft: ContractDraft;
  frozen: boolean;
  /** Why nothing is typed any more; undefined as long as it is not known, or something is. */
  because: string | undefined;
  form: FoundFaults['form'];
  faultAt: FoundFaults['faultAt'];
}

type FoundFaults = ReturnType<typeof useFoundFaults>;

/** All fields, part by part. */
const Fields = ({
  parts,
  draft,
  frozen,
  because,
  findings,
  missing,
  form,
  faultAt,
}: FieldsProps) => (
  <form
    ref={form}
    className={glanceClasses.form}
    noValidate
    onSubmit={(event) => event.preventDefault()}
  >
    {because && <p role="status">{because}</p>}
    <fieldset className={glanceClasses.fields} disabled={frozen}>
      {parts.map(({ part }) => (
        <FilePartSection
          key={part}
          part={part}
          draft={draft}
          findings={findings}
          missing={missing}
          faultAt={faultAt}
        />
      ))}
    </fieldset>
  </form>
);

const Pay = (of: ComponentProps<typeof FilePay>) => (
  <Card>
    <Suspense fallback={<Skeleton height={320} />}>
      <FilePay {...of} />
    </Suspense>
  </Card>
);

const Asked = (of: { draft: ContractDraft; closed: boolean }) => (
  <Card>
    <Suspense fallback={<Skeleton height={400} />}>
      <PartLinks {...of} />
    </Suspense>
  </Card>
);

/** Nobody misses it before the file is complete. */
const Agreement = ({
  matchId,
  progress,
}: {
  matchId: number;
  progress: FileProgressAnswer | undefined;
}) =>
  progress?.agreement && progress.state !== 'open' ? (
    <Suspense fallback={<Skeleton height={120} />}>
      <SignedAgreement
        matchId={matchId}
        agreement={progress.agreement}
        opens={progress.may_open_scans}
      />
    </Suspense>
  ) : null;

/** The contract file in its parts: what is missing, the fields, the pay, and what leaves it. */
export const ContractFile = ({
  matchId,
  file,
  reread,
  brokenOn,
}: ContractFileProps & {
  /** Null of a contract that goes on. */
  brokenOn: string | null;
}) => {
  const draft = useContractDraft({
    matchId,
    file,
    reread,
    onClosed: (error) => {
      notify.failure(contractMessages.failed, error);
      void reread();
    },
  });
  const overview = overviewOf(draft);
  const { form, faultAt, find } = useFoundFaults(draft.values, overview.against);
  const progress = useQuery(
    callQuery('GET /contract/file/{matchId}/progress/', { params: { matchId } }),
  );
  const state = progress.data?.state;
  const isLodged = state !== undefined && !beforeLodging.has(state);
  const isAccepted = state === 'accepted' || state === 'amended';
  return (
    <Stack>
      <Card>
        <FileStanding parts={overview.parts} draft={draft} closed={!file.may_change} find={find} />
      </Card>
      <Agreement matchId={matchId} progress={progress.data} />
      {progress.data && isAccepted && (
        <Suspense fallback={<Skeleton height={120} />}>
          <Afterwards matchId={matchId} progress={progress.data} />
        </Suspense>
      )}
      <Card className={glanceClasses.glance}>
        <Suspense fallback={<Skeleton height={300} />}>
          <FileGlance
            parts={overview.parts}
            draft={draft}
            closed={!file.may_change}
            lodged={isLodged}
          />
        </Suspense>
        {/* Said also where the code of what stands above does not come: the network that it says to be away. */}
        {!file.frozen && <DraftState news={draft.news} />}
      </Card>
      {!isAccepted && <Asked draft={draft} closed={!file.may_change} />}
      <AwaitedNumber matchId={matchId} file={file} reread={reread} />
      <Card>
        <Fields
          form={form}
          faultAt={faultAt}
          {...overview}
          draft={draft}
          frozen={file.frozen}
          because={
            file.frozen && progress.data ? frozenWords(progress.data, brokenOn !== null) : undefined
          }
        />
      </Card>
      <Pay
        values={draft.values}
        inForce={textOf(file.in_force)}
        since={progress.data?.version?.since ?? null}
        brokenOn={brokenOn}
      />
      <Suspense fallback={<Skeleton height={42} />}>
        <FilePapers draft={draft} file={file} />
      </Suspense>
    </Stack>
  );
};
