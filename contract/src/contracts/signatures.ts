import { onlineSignatoryStateKeys, onlineStateKeys } from '@tandem/domain/contracts/signing/online';
import {
  signatoryKeys,
  signingMethodKeys,
  type Signatory,
} from '@tandem/domain/contracts/signing/signatories';
import { z } from 'zod';
import { choice } from '../fields/fields.ts';

const scan = z.object({
  id: z.int(),
  /** Of the PDF file, in hexadecimal. */
  sha256: z.string(),
  /** In bytes. */
  size: z.int(),
  added_by: z.string(),
  added_at: z.string(),
});

/** How and when somebody has signed, with the paper. */
export const signature = z.object({
  method: z.enum(signingMethodKeys),
  signed_on: z.string(),
  noted_by: z.string(),
  noted_at: z.string(),
  scan,
});

/** Signing by a service outside, where one is configured. */
export const online = z.object({
  /** The reader may ask for it now. */
  may_ask: z.boolean(),
  /** The reader may end what is open, or remind of it. */
  may_end: z.boolean(),
  /** The number of the amendment in preparation, which it is about then; null of the contract itself. */
  amendment: z.int().nullable(),
  /** The last one of the signatures that count now. */
  request: z
    .object({
      state: z.enum(onlineStateKeys),
      asked_by: z.string(),
      asked_at: z.string(),
      signatories: z.array(
        z.object({
          signatory: z.enum(signatoryKeys),
          state: z.enum(onlineSignatoryStateKeys),
          /** Since when; null where nothing has been heard of them. */
          since: z.string().nullable(),
          reminded_at: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
});

/** A paper may bear the signatures of several. */
export const sentSignatories = z.preprocess(
  (sent: readonly Signatory[] | string) => (typeof sent === 'string' ? sent.split(',') : sent),
  z.array(choice(signatoryKeys)).min(1, 'Dites qui a signé.').max(signatoryKeys.length),
);

/** What comes with the answer to a signed paper that was handed in. */
export const handedIn = {
  /** A photograph that is kept as it was taken: there was no time to see which way up it is. */
  is_as_taken: z.boolean(),
};
