import type { Config } from '../../platform/config.ts';

/** How whoever is to sign online knows the service's mail: by the host that its link leads to. */
export const signingServiceOf = ({ esign }: Pick<Config, 'esign'>): string | null =>
  esign && new URL(esign.url).host;
