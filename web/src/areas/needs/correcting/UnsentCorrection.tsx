import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import { UnsentDraft } from '../../drafts/UnsentDraft.tsx';
import { useKeptDraft } from '../../drafts/use-kept-draft.ts';
import { valuesOf } from '../need-values.ts';
import { correctingMessages as messages } from './messages.ts';

/** Says of a need that the staff have begun to change it and not sent that. */
const UnsentCorrection = ({ id }: { id: number }) => {
  const form = `need-${id}` as const;
  const isBegun = useKeptDraft(form) !== null;
  const need = useQuery({
    ...callQuery('GET /offers/{id}/', { params: { id } }),
    enabled: isBegun,
    // The form that is opened next begins with the need as it is by then.
    gcTime: 0,
  });
  return (
    need.data && <UnsentDraft form={form} initial={valuesOf(need.data)} button={messages.edit} />
  );
};

export default UnsentCorrection;
