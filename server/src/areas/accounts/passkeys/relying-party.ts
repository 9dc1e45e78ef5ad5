import type { Config } from '../../../platform/config.ts';

/** Whom passkeys are made for: the host of `PUBLIC_URL`, and they are asked for on its pages alone. */
export const relyingParty = ({ publicUrl }: Pick<Config, 'publicUrl'>) => {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, name: 'Tandem', origin };
};

/** Milliseconds that a browser gives somebody to find a finger or a key. */
export const ceremonyMs = 120_000;
