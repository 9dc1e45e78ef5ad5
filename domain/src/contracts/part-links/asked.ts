import { signatories, type Signatory } from '../signing/signatories.ts';
import { partyKeys, partyOf, type PartyKey } from './parties.ts';

/** The signatures for which people are asked by a link; the centre's visa is the staff's own. */
const bySignature = {
  employer_signature: 'employer',
  candidate_signature: 'candidate',
  guardian_signature: 'guardian',
} as const satisfies Record<string, Signatory & PartyKey>;

export type SignatureKey = keyof typeof bySignature;

export const signatureKeys = Object.keys(bySignature) as [SignatureKey, ...SignatureKey[]];

/** What somebody is asked for by a link of their own: their part of a file, or what they have signed. */
export type AskedKey = PartyKey | SignatureKey;

export const askedKeys: [AskedKey, ...AskedKey[]] = [...partyKeys, ...signatureKeys];

export const isSignatureKey = (key: AskedKey): key is SignatureKey => key in bySignature;

export const signatoryAsked = (key: SignatureKey) => bySignature[key];

/** What a signatory is asked for; null where there is no link for it. */
export const signatureKeyOf = (signatory: Signatory): SignatureKey | null =>
  signatureKeys.find((key) => bySignature[key] === signatory) ?? null;

/** As people read it. */
export const askedLabel = (key: AskedKey): string =>
  isSignatureKey(key)
    ? `Signature\u202F: ${signatories[signatoryAsked(key)].label}`
    : partyOf(key).label;
