import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../platform/data/calls.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

interface PasskeyAnswerProps {
  failed: string;
  /** The key has shown who it is. */
  onShown: () => void;
}

/** In place of the password, before something sensitive; for those alone who have a key. */
export const PasskeyAnswer = ({ failed, onShown }: PasskeyAnswerProps) => {
  const keys = useQuery(callQuery('GET /passkeys/'));
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
