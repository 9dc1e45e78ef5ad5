import { QueryClient } from '@tanstack/react-query';
import { NetworkError } from '../api/errors.ts';
import { keptShownFrom, onNetworkState } from '../offline/network-state.ts';
import { onTokensChange, storedTokens } from '../session/sign-in-tokens.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Others work on the same data: what a screen shows again is read again, the parts of one screen share it.
      staleTime: 3000,
      // A failure without a connection shows with its retry, instead of waiting unseen.
      networkMode: 'always',
      retry: (failures, error) => failures < 1 && error instanceof NetworkError,
    },
    mutations: { networkMode: 'always' },
  },
});

let account = storedTokens()?.refresh;

// What one account has read is not for the next one.
onTokensChange((tokens) => {
  if (tokens?.refresh === account) return;
  account = tokens?.refresh;
  queryClient.clear();
});

let wasKept = false;

// The server answers again: what was shown for want of it is read anew.
onNetworkState(() => {
  const isKept = keptShownFrom() !== null;
  if (wasKept && !isKept) void queryClient.invalidateQueries();
  wasKept = isKept;
});
