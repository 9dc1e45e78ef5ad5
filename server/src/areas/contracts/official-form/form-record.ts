import type { Answer } from '@tandem/contract';
import type { FormRow } from './form-queries.ts';

export const formRecord = (
  form: FormRow | undefined,
): Answer<'GET /contract/official-forms/{kind}/'> => ({
  form: form
    ? {
        sha256: form.sha256,
        size: form.size,
        saved_at: form.saved_at.toISOString(),
        fields: form.fields.map(({ options, ...field }) => ({ ...field, options: [...options] })),
        rules: form.rules,
      }
    : null,
});
