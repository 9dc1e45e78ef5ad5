import { makePdf } from '../pdf.ts';

interface Recipient {
  id: number;
  name: string;
  email: string;
  signingOrder: number;
  readStatus: 'NOT_OPENED' | 'OPENED';
  signingStatus: 'NOT_SIGNED' | 'SIGNED' | 'REJECTED';
  signedAt: string | null;
  fields: { type: string; page: number; positionX: number; positionY: number }[];
}

export interface CaughtEnvelope {
  id: string;
  status: 'DRAFT' | 'PENDING' | 'COMPLETED' | 'REJECTED' | 'CANCELLED';
  pdf: Buffer;
  payload: Record<string, unknown>;
  recipients: Recipient[];
  /** To whom it was written, by their addresses. */
  written: string[];
}

export type Body = Record<string, unknown>;

/** The service says no, by a status. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super(String(status));
    this.status = status;
  }
}

const outstanding = ({ recipients }: CaughtEnvelope): Recipient | undefined =>
  recipients
    .toSorted((one, other) => one.signingOrder - other.signingOrder)
    .find(({ signingStatus }) => signingStatus === 'NOT_SIGNED');

/** Writes to whoever is next, as the service does where signatures come in an order. */
const writeToNext = (envelope: CaughtEnvelope): void => {
  const next = outstanding(envelope);
  if (next) envelope.written.push(next.email);
};

const must = <Found>(found: Found | undefined): Found => {
  if (found === undefined) throw new Refusal(404);
  return found;
};

/** What Documenso keeps, and what its API v2 does with it; only what is documented. */
export class Envelopes {
  readonly all: CaughtEnvelope[] = [];
  #made = 0;
  #recipients = 0;

  find(id: unknown): CaughtEnvelope {
    return must(this.all.find((one) => one.id === id));
  }

  create(payload: Body, pdf: Buffer): object {
    const id = `envelope_${(this.#made += 1)}`;
    const recipients = (payload['recipients'] as Recipient[]).map((one) => ({
      ...one,
      id: (this.#recipients += 1),
      readStatus: 'NOT_OPENED' as const,
      signingStatus: 'NOT_SIGNED' as const,
      signedAt: null,
    }));
    this.all.push({ id, status: 'DRAFT', pdf, payload, recipients, written: [] });
    return { id };
  }

  shown(id: string): object {
    const { status, recipients } = this.find(id);
    return {
      id,
      status,
      envelopeItems: [{ id: `item_${id}`, title: 'contrat.pdf', order: 1 }],
      recipients: recipients.map((one) => ({ ...one, fields: [], role: 'SIGNER' })),
    };
  }

  download(item: string, version: string | null): Buffer {
    const envelope = this.find(item.replace('item_', ''));
    if (version === 'signed' && envelope.status !== 'COMPLETED') throw new Refusal(400);
    const names = envelope.recipients
      .filter(({ signingStatus }) => signingStatus === 'SIGNED')
      .map(({ name }) => `Signed by ${name}`);
    return Buffer.from(makePdf([`Version ${version}`, ...names]));
  }

  readonly posts: Record<string, (body: Body) => object> = {
    '/envelope/distribute': ({ envelopeId }) => {
      const envelope = this.find(envelopeId);
      if (envelope.status !== 'DRAFT') throw new Refusal(400);
      envelope.status = 'PENDING';
      writeToNext(envelope);
      return { success: true, id: envelope.id, recipients: [] };
    },
    '/envelope/redistribute': ({ envelopeId, recipients }) => {
      const envelope = this.find(envelopeId);
      for (const { id, email } of envelope.recipients)
        if ((recipients as number[]).includes(id)) envelope.written.push(email);
      return { success: true, id: envelope.id, recipients: [] };
    },
    '/envelope/recipient/delete': ({ recipientId }) => {
      const isOwn = ({ id }: Recipient) => id === recipientId;
      const envelope = must(this.all.find(({ recipients }) => recipients.some(isOwn)));
      const one = envelope.recipients.find(isOwn);
      if (envelope.status !== 'PENDING' || one?.signingStatus !== 'NOT_SIGNED')
        throw new Refusal(400);
      envelope.recipients = envelope.recipients.filter((recipient) => !isOwn(recipient));
      return { success: true };
    },
    '/envelope/cancel': ({ envelopeId }) => {
      const envelope = this.find(envelopeId);
      if (envelope.status !== 'PENDING') throw new Refusal(400);
      envelope.status = 'CANCELLED';
      return { success: true };
    },
    '/envelope/delete': ({ envelopeId }) => {
      this.all.splice(this.all.indexOf(this.find(envelopeId)), 1);
      return { success: true };
    },
  };

  /** Somebody does something there, by their address. */
  act(email: string, what: 'open' | 'sign' | 'reject', at: Date): void {
    const isOwn = (one: Recipient) => one.email === email;
    const envelope = must(this.all.findLast(({ recipients }) => recipients.some(isOwn)));
    const one = must(envelope.recipients.find(isOwn));
    one.readStatus = 'OPENED';
    if (what === 'reject') {
      one.signingStatus = 'REJECTED';
      envelope.status = 'REJECTED';
    }
    if (what !== 'sign') return;
    one.signingStatus = 'SIGNED';
    one.signedAt = at.toISOString();
    if (outstanding(envelope)) writeToNext(envelope);
    else envelope.status = 'COMPLETED';
  }
}
