import type { Answer } from '@tandem/contract';
import type { DraftKey } from '@tandem/domain/drafts/draft';
import { api } from '../../platform/api/client.ts';
import { isRefusal } from '../../platform/api/errors.ts';

export type LoadedDraft = Answer<'GET /drafts/{form}/'>;

export const noDraft: LoadedDraft = { typed: {}, saved_at: null };

/** What the server keeps of a form. A server that does not answer holds up no form: what this device keeps is there. */
export const readDraft = async (form: DraftKey): Promise<LoadedDraft> => {
  try {
    return await api('GET /drafts/{form}/', { params: { form } });
  } catch (error) {
    if (isRefusal(error) && error.status === 401) throw error;
    return noDraft;
  }
};
