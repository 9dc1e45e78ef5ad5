import {
  contractSections,
  maskedField,
  type ContractField,
} from '@tandem/domain/contracts/contract-sheet';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../platform/api/client.ts';
import { callQuery } from '../../platform/data/calls.ts';
import { formatDay } from '../../platform/format/dates.ts';
import { contractMessages as messages } from './messages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import type { ContractedMatch } from './contracted-match.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import classes from './ContractDialog.module.css';
import { candidateName } from '../candidates/candidate-name.ts';
import { companyName } from '../companies/company-name.ts';
import { PrintedHead } from '../privacy/PrintedHead.tsx';

interface SavedSheetDialogProps {
  match: ContractedMatch;
  onClose: () => void;
  onCorrect: () => void;
}

const shown = ({ kind }: ContractField, value: string): string =>
  kind === 'date' && value ? formatDay(value) : value;

/** It is over, not broken: there is nothing to try again. */
const isErased = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'contract_sheet_erased';

interface NirProps {
  asked: boolean;
  query: UseQueryResult<Record<typeof maskedField, string>>;
}

const Nir = ({ asked, query }: NirProps) =>
  asked ? (
    <Loaded query={query} skeleton={<Skeleton height={20} />} failure={messages.nirFailed}>
      {(values) => values[maskedField]}
    </Loaded>
  ) : (
    messages.hiddenNir
  );

/** The contract sheet as it was saved; the tutor's social security number is fetched when it is asked for, and that is noted. */
const SavedSheetDialog = ({ match, onClose, onCorrect }: SavedSheetDialogProps) => {
  const { id: matchId, offer: need, application } = match;
  const [withNir, setWithNir] = useState(false);
  const sheet = useQuery({
    ...callQuery('GET /contract/note/{matchId}/', { params: { matchId } }),
    // Personal data of a third person: not kept once it is closed.
    gcTime: 0,
  });
  const nir = useQuery({
    ...callQuery('GET /contract/note/{matchId}/nir/', { params: { matchId } }),
    enabled: withNir,
    gcTime: 0,
  });
  const company = companyName(need.company);
  return (
    <Dialog
      opened
      size="lg"
      onClose={onClose}
      title={<span className={classes.title}>{messages.title}</span>}
      actions={
        !isErased(sheet.error) && (
          <>
            <Button onClick={() => setWithNir(!withNir)} aria-pressed={withNir}>
              {withNir ? messages.hideNir : messages.showNir}
            </Button>
            <Button onClick={onCorrect}>{messages.correct}</Button>
            <Button variant="main" onClick={() => window.print()}>
              {messages.print}
            </Button>
          </>
        )
      }
    >
      <PrintedHead />
      <p className={classes.lead}>
        {messages.sheetLead(candidateName(application.applicant), need.title, company)}
      </p>
      {isErased(sheet.error) ? (
        <p>{sheet.error.message}</p>
      ) : (
        <Loaded query={sheet} skeleton={<Skeleton height={480} />} failure={messages.loadFailed}>
          {(values) => (
            <div className={classes.sheet}>
              {contractSections.map(({ title, fields }) => (
                <section key={title}>
                  <h3>{title}</h3>
                  <dl>
                    {fields.map((field) => (
                      <div key={field.name}>
                        <dt>{field.label}</dt>
                        <dd>
                          {field.name === maskedField ? (
                            <Nir asked={withNir} query={nir} />
                          ) : (
                            shown(field, values[field.name])
                          )}
                        </dd>
                      </div>
                    ))}
                  </dl>
                </section>
              ))}
            </div>
          )}
        </Loaded>
      )}
    </Dialog>
  );
};

export default SavedSheetDialog;
