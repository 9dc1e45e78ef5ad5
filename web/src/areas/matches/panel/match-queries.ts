import type { Answer } from '@tandem/contract';
import type { QueryFunctionContext } from '@tanstack/react-query';
import { askTogether } from '../../../platform/api/ask-together.ts';
import { api } from '../../../platform/api/client.ts';
import { addressOf } from '../../../platform/api/requests.ts';
import { callQuery } from '../../../platform/data/calls.ts';

type Parts = Readonly<Record<keyof Answer<'GET /match_frame/{id}/'>, string>>;

const askFrame = (id: number, isOpened: boolean): void => {
  const params = { id };
  const { match, explanation, ...opened }: Parts = {
    match: addressOf('GET /matches/{id}/', { params }),
    explanation: addressOf('GET /matches/{id}/explanation/', { params }),
    shares: addressOf('GET /matches/{id}/shares/', { params }),
    meetings: addressOf('GET /matches/{id}/meetings/', { params }),
    messages: addressOf('GET /matches/{id}/messages/', { params }),
  };
  const query = { opened: isOpened ? 'true' : undefined };
  askTogether(
    'GET /match_frame/{id}/',
    { params, query },
    { match, explanation, ...(isOpened && opened) },
  );
};

/** One match; when it is read first, what its panel reads comes in the same answer. Later each part is read by itself. */
export const matchQuery = (id: number, isOpened: boolean) => {
  const params = { id };
  const one = callQuery('GET /matches/{id}/', { params });
  return {
    ...one,
    queryFn: ({ client, signal }: QueryFunctionContext) => {
      if (client.getQueryData(one.queryKey) === undefined) askFrame(id, isOpened);
      return api('GET /matches/{id}/', { params, signal });
    },
  };
};

export const explanationQuery = (id: number) =>
  callQuery('GET /matches/{id}/explanation/', { params: { id } });
