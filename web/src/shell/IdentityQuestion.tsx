import { useSyncExternalStore } from 'react';
import { answerIdentity, isIdentityAsked, watchIdentity } from '../platform/session/identity.ts';
import { lazyDialog } from '../ui/dialogs/lazy-dialog.tsx';

/** Few visits need it. */
const IdentityDialog = lazyDialog(() => import('../areas/accounts/IdentityDialog.tsx'));

const refuse = (): void => answerIdentity(false);

/** Put wherever one is, above whatever is open: what was asked for waits for the answer. */
export const IdentityQuestion = () => {
  const isAsked = useSyncExternalStore(watchIdentity, isIdentityAsked);
  return isAsked && <IdentityDialog opened onClose={refuse} />;
};
