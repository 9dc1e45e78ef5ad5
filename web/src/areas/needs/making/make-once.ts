import type { Answer, Sent } from '@tandem/contract';
import { api } from '../../../platform/api/client.ts';
import { isRefusal } from '../../../platform/api/errors.ts';

type Body = Sent<'POST /offers/'>['body'];
type Made = Answer<'POST /offers/'>;

/**
 * Makes a need, and not another one where the answer was lost and it is sent again: what came is found among the company's
 * needs, and brought to what stands in the form by now. `known` are the ids of those that there were,
 * undefined where they have not been read. The server forgets the draft
 * of what it makes; what was kept again since is forgotten by `forget`.
 */
export const makeOnce = (
  known: () => readonly number[] | undefined,
  forget: () => Promise<unknown>,
): ((body: Body) => Promise<Made>) => {
  let before: ReadonlySet<number> | null = null;
  let sent = '';

  const foundAgain = async (body: Body): Promise<Made | null> => {
    if (!before) return null;
    const { title, session_id: session } = JSON.parse(sent) as Body;
    const made = (await api('GET /offers/', { query: {} })).find(
      (one) =>
        before?.has(one.id) === false && one.title === title && one.session.id === Number(session),
    );
    if (!made || JSON.stringify(body) === sent) return made ?? null;
    const { same_tutor_as: _, ...changed } = body;
    return api('PUT /offers/{id}/', {
      params: { id: made.id },
      body: { ...changed, seen_version: made.version },
    });
  };

  return async (body) => {
    const made = await foundAgain(body);
    if (made) {
      await forget().catch(() => undefined);
      return made;
    }
    const ids = known();
    try {
      return await api('POST /offers/', { body });
    } catch (error) {
      if (!isRefusal(error)) {
        before ??= ids ? new Set(ids) : null;
        sent = JSON.stringify(body);
      }
      throw error;
    }
  };
};
