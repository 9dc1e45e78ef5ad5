import { z } from 'zod';
import type { EsignConfig } from '../config-outside.ts';
import { readAtMost } from './read-at-most.ts';
import {
  SigningRefused,
  type Envelope,
  type NewEnvelope,
  type RecipientState,
  type SigningService,
} from './signing-service.ts';

const timeoutMs = 10_000;
const mostJson = 1024 * 1024;
/** A signed file has our own pages, those of the audit trail, and pictures of signatures. */
const mostPdf = 20 * 1024 * 1024;

/** Answers that another attempt can change: too many requests, time-outs, faults of the service, a wrong key. */
const isPassing = (status: number): boolean =>
  status < 400 || status >= 500 || [401, 403, 408, 429].includes(status);

class NotThere extends SigningRefused {}

interface Asked {
  method: 'GET' | 'POST';
  /** Sent as JSON; a form as it is. */
  body?: FormData | object;
  most: number;
}

/** What the service says of people stays out of errors, which are logged: they tell the status alone. */
const faultOf = (status: number): Error => {
  const told = `Documenso ${status}`;
  if (status === 404) return new NotThere(told);
  return isPassing(status) ? new Error(told) : new SigningRefused(told);
};

const asker =
  ({ url, key }: EsignConfig) =>
  async (path: string, { method, body, most }: Asked): Promise<Buffer> => {
    const isJson = body !== undefined && !(body instanceof FormData);
    const response = await fetch(`${url}/api/v2${path}`, {
      method,
      // Elsewhere nobody is to be shown the key or the contract.
      redirect: 'manual',
      headers: { authorization: key, ...(isJson && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return readAtMost(response, most);
    await response.body?.cancel();
    throw faultOf(response.status);
  };

const created = z.object({ id: z.string().min(1).max(100) });

const envelope = z.object({
  status: z.enum(['DRAFT', 'PENDING', 'COMPLETED', 'REJECTED', 'CANCELLED']),
  envelopeItems: z.tuple([z.object({ id: z.string().min(1).max(100) })]),
  recipients: z
    .array(
      z.object({
        id: z.int(),
        signingOrder: z.int().nullish(),
        readStatus: z.string().nullish(),
        signingStatus: z.enum(['NOT_SIGNED', 'SIGNED', 'REJECTED']),
        signedAt: z.coerce.date().nullish(),
      }),
    )
    .max(20),
});

type ToldRecipient = z.output<typeof envelope>['recipients'][number];

const stateOf = ({ signingStatus, readStatus }: ToldRecipient): RecipientState => {
  if (signingStatus === 'SIGNED') return 'signed';
  if (signingStatus === 'REJECTED') return 'rejected';
  return readStatus === 'OPENED' ? 'opened' : 'waiting';
};

const readEnvelope = (told: unknown): Envelope => {
  const { status, envelopeItems, recipients } = envelope.parse(told);
  return {
    state: status.toLowerCase() as Envelope['state'],
    documentId: envelopeItems[0].id,
    recipients: recipients.map((one) => ({
      id: one.id,
      place: one.signingOrder ?? 0,
      state: stateOf(one),
      signedAt: one.signedAt ?? null,
    })),
  };
};

const fieldOf = (
  type: 'SIGNATURE' | 'DATE',
  { page, x, y, width, height }: NewEnvelope['recipients'][number]['sign'],
) => ({ identifier: 0, type, page, positionX: x, positionY: y, width, height });

const formOf = ({ title, reference, pdf, recipients }: NewEnvelope): FormData => {
  const form = new FormData();
  const payload = {
    type: 'DOCUMENT',
    title,
    externalId: reference,
    recipients: recipients.map(({ name, email, sign, date }, index) => ({
      name,
      email,
      role: 'SIGNER',
      signingOrder: index + 1,
      fields: [fieldOf('SIGNATURE', sign), fieldOf('DATE', date)],
    })),
    meta: {
      signingOrder: 'SEQUENTIAL',
      distributionMethod: 'EMAIL',
      language: 'fr',
      timezone: 'Europe/Paris',
      dateFormat: 'dd/MM/yyyy HH:mm',
    },
  };
  form.append('payload', JSON.stringify(payload));
  form.append('files', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'contrat.pdf');
  return form;
};

const ignoreGone = async (doing: Promise<unknown>): Promise<void> => {
  try {
    await doing;
  } catch (error) {
    if (!(error instanceof NotThere)) throw error;
  }
};

/** What the parser says of a text that is none quotes it, and it may name people. */
const parsed = (text: Buffer): unknown => {
  try {
    return JSON.parse(text.toString('utf8'));
  } catch {
    throw new Error('Documenso sent no JSON.');
  }
};

/** Documenso's API v2, of a server of one's own: https://docs.documenso.com/docs/developers/api */
export const documenso = (config: EsignConfig): SigningService => {
  const ask = asker(config);
  const post = async (path: string, body: FormData | object): Promise<unknown> =>
    parsed(await ask(path, { method: 'POST', body, most: mostJson }));
  return {
    create: async (made) => created.parse(await post('/envelope/create', formOf(made))).id,
    send: async (envelopeId) => {
      await post('/envelope/distribute', { envelopeId });
    },
    read: async (envelopeId) => {
      try {
        const path = `/envelope/${encodeURIComponent(envelopeId)}`;
        return readEnvelope(parsed(await ask(path, { method: 'GET', most: mostJson })));
      } catch (error) {
        if (error instanceof NotThere) return null;
        throw error;
      }
    },
    download: async (documentId, version) => {
      const path = `/envelope/item/${encodeURIComponent(documentId)}/download?version=${version}`;
      const page = await ask(path, { method: 'GET', most: mostPdf });
      if (!page.subarray(0, 1024).includes('%PDF-')) throw new Error('Documenso sent no PDF file.');
      return page;
    },
    remind: async (envelopeId, recipients) => {
      await post('/envelope/redistribute', { envelopeId, recipients });
    },
    release: (recipientId) => ignoreGone(post('/envelope/recipient/delete', { recipientId })),
    cancel: async (envelopeId) => {
      await post('/envelope/cancel', { envelopeId });
    },
    forget: (envelopeId) => ignoreGone(post('/envelope/delete', { envelopeId })),
  };
};
