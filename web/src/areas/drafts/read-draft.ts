import type { Answer } from '@tandem/contract';
import type { DraftKey } from '@tandem/domain/drafts/draft';
import { api } from '../../platform/api/client.ts';
import { isRefusal } from '../../platform/api/errors.ts';

export type LoadedDraft = Answer<'GET /drafts/{form}/'> & {
  /** The server could not be asked: whether there is a draft nobody knows. */
  unread?: true;
};

export const noDraft: LoadedDraft = { typed: {}, saved_at: null };

export const unreadDraft: LoadedDraft = { ...noDraft, unread: true };

/** What the server keeps of a form. A server that does not answer holds up no form: what this device keeps is there. */
export const readDraft = async (form: DraftKey): Promise<LoadedDraft> => {
  try {
    return await api('GET /drafts/{form}/', { params: { form } });
  } catch (error) {
    if (!isRefusal(error)) return unreadDraft;
    if (error.status === 401) throw error;
    return noDraft;
  }
};
