import { waitKinds, type WaitKind } from '../wait-kinds.ts';

/** How a signature that is waited for is given, where that is not on paper by whoever is asked. */
export const signingManners = ['online', 'online_later', 'guardian', 'guardian_online'] as const;

export type SigningManner = (typeof signingManners)[number];

export interface OnlineTurns {
  /** Who is asked to sign online and has not, in their order. */
  online: readonly string[];
}

/** Of one of those who sign; undefined where it is on paper. */
export const mannerOf = (signatory: string, { online }: OnlineTurns): SigningManner | undefined => {
  const place = online.indexOf(signatory);
  if (place < 0) return undefined;
  return place === 0 ? 'online' : 'online_later';
};

const things = { sign_contract: 'le contrat', sign_amendment: 'l’avenant' } as const;

const isSigning = (kind: WaitKind): kind is keyof typeof things => kind in things;

interface Asking {
  kind: WaitKind;
  manner?: SigningManner | null | undefined;
}

const sent = {
  applicant: 'vous a envoyé par e-mail',
  company: 'a envoyé par e-mail à qui signe chez vous',
};

const willSend = {
  applicant: 'vous enverra par e-mail',
  company: 'enverra par e-mail à qui signe chez vous',
};

/**
 * What whoever must act is asked, in French; null where only the staff can. `service`: by which name its mail is known that
 * invites to sign online.
 */
export const askOf = (
  { kind, manner }: Asking,
  { side, service }: { side: keyof typeof sent; service: string | null },
): string | null => {
  if (!manner || !isSigning(kind)) return waitKinds[kind].ask;
  const thing = things[kind];
  const sender = service ?? 'le service de signature du centre';
  const said: Record<SigningManner, string> = {
    online: `Signer ${thing} en ligne, par le lien que ${sender} ${sent[side]}`,
    online_later: `Signer ${thing} en ligne à votre tour, par le lien que ${sender} ${willSend[side]}`,
    guardian: `Faire signer ${thing} par votre représentant légal`,
    guardian_online: `Faire signer ${thing} par votre représentant légal, par le lien que ${sender} lui envoie par e-mail`,
  };
  return said[manner];
};
