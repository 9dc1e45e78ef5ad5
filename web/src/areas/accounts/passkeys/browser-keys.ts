import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { api } from '../../../platform/api/client.ts';
import { leftByPastSignIns } from '../../../platform/session/device.ts';
import type { GivenSignIn } from '../../../platform/session/session.ts';

/** Has the browser make a key, and adds it under a name. Throws what the browser or the call throws. */
export const makePasskey = async (name: string): Promise<void> => {
  const { options, ticket } = await api('POST /passkeys/challenge/');
  const credential = await startRegistration({ optionsJSON: options });
  await api('POST /passkeys/', { body: { ticket, name, credential } });
};

const answered = async () => {
  const { options, ticket } = await api('POST /token/passkey/challenge/');
  return { ticket, credential: await startAuthentication({ optionsJSON: options }) };
};

/** Has the browser answer with a key. Throws what the browser or the calls throw. */
export const openWithPasskey = async (): Promise<GivenSignIn> =>
  api('POST /token/passkey/', { body: { ...(await answered()), device: leftByPastSignIns() } });

/** The same of who has signed in, before something sensitive. */
export const confirmWithPasskey = async (): Promise<void> => {
  await api('POST /sign-ins/confirm/passkey/', { body: await answered() });
};

/** The person closed the browser's question, or let it lapse. */
export const isGivenUp = (error: unknown): boolean =>
  (error instanceof WebAuthnError && error.code === 'ERROR_CEREMONY_ABORTED') ||
  (error instanceof Error && error.name === 'NotAllowedError');

/** The device keeps a key of this account already. */
export const isKeptAlready = (error: unknown): boolean =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
