import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import { queryClient } from '../../../platform/data/query-client.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

interface PasskeyAnswerProps {
  failed: string;
  /** The key has shown who it is. */
  onShown: () => void;
}

/** In place of the password, before something sensitive; for those alone who have a key. */
export const PasskeyAnswer = ({ failed, onShown }: PasskeyAnswerProps) => {
  // The question stands outside of what the screens share.
  const keys = useQuery(callQuery('GET /passkeys/'), queryClient);
  return (
    (keys.data?.length ?? 0) > 0 && (
      <PasskeyButton
        failed={failed}
        ask={async ({ confirmWithPasskey }) => {
          await confirmWithPasskey();
          onShown();
        }}
      />
    )
  );
};
