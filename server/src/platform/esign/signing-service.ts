/** Where the signature of one of those who were asked is drawn: a page from 1, the rest in hundredths of it. */
export interface SignaturePlace {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface NewEnvelope {
  title: string;
  /** Our own number of it, for who looks into the service. */
  reference: string;
  pdf: Uint8Array;
  /** In the order in which they sign: the next is written to once the one before has signed. */
  recipients: readonly {
    name: string;
    email: string;
    sign: SignaturePlace;
    date: SignaturePlace;
  }[];
}

export type RecipientState = 'waiting' | 'opened' | 'signed' | 'rejected';

export interface Recipient {
  id: number;
  /** From 1, in the order in which they were given. */
  place: number;
  state: RecipientState;
  signedAt: Date | null;
}

export interface Envelope {
  /** A draft has been sent to nobody. */
  state: 'draft' | 'pending' | 'completed' | 'rejected' | 'cancelled';
  /** Its PDF file. */
  documentId: string;
  recipients: readonly Recipient[];
}

/** A service answered that it will not: asking again changes nothing. */
export class SigningRefused extends Error {
  override readonly name = 'SigningRefused';
}

/** A service outside by which people sign. Every call fails with `SigningRefused`, or otherwise where it may work later. */
export interface SigningService {
  /** Makes a draft, of which nobody is told; answers its number. */
  create(envelope: NewEnvelope): Promise<string>;
  /** Writes to whoever signs first. */
  send(envelopeId: string): Promise<void>;
  /** Null where it is gone. */
  read(envelopeId: string): Promise<Envelope | null>;
  /** The PDF file: with the service's seal once all have signed, with what stands in it until then. */
  download(documentId: string, version: 'signed' | 'pending'): Promise<Buffer>;
  remind(envelopeId: string, recipientIds: readonly number[]): Promise<void>;
  /** One of those who have not signed signs there no more. */
  release(recipientId: number): Promise<void>;
  /** Nobody signs it any more; those who were asked are told. */
  cancel(envelopeId: string): Promise<void>;
  /** Removes it there, whatever has become of it; nothing to do where it is gone. */
  forget(envelopeId: string): Promise<void>;
}
