import { useCallback, useEffect, useState } from 'react';
import { alertState, fingerprintHere, type AlertState } from '../../platform/push/this-device.ts';

export interface ThisDevice {
  state: AlertState;
  /** By which the server lists it; null where it is not told, undefined until that is known. */
  fingerprint: string | null | undefined;
  lookAgain: () => Promise<void>;
}

/** What this browser says of alerts, without asking anybody. */
export const useThisDevice = (): ThisDevice => {
  const [fingerprint, setFingerprint] = useState<string | null>();
  const lookAgain = useCallback(async () => setFingerprint(await fingerprintHere()), []);
  useEffect(() => {
    void fingerprintHere().then(setFingerprint);
  }, []);
  return { state: alertState(), fingerprint, lookAgain };
};
