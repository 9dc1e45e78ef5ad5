import type { Readable } from 'node:stream';
import type { Answer, Contract, ContractKey, Received } from '@tandem/contract';
import type { Actor } from '@tandem/domain/accounts/access';
import type { MachineScope } from '@tandem/domain/machines/scopes';
import type { AccountKind } from '@tandem/domain/accounts/roles';
import type { CallAuditLog } from '../audit-log/call-audit-log.ts';
import { pageOf, type Page } from '../database/queries/page.ts';
import type { Upload } from './uploads/upload.ts';

/** The account behind a call, with the sign-in that its access token belongs to. */
export interface SignedInActor extends Actor {
  email: string;
  signInId: number;
  /** When they last showed who they are; null or left out where they are not asked again. */
  confirmedAt?: Date | null;
  /** The centre asks its staff for a second factor, and this sign-in was begun without one. */
  lacksSecondFactor?: boolean;
  /** Where the contract says that the answer is kept: another one once anything has changed that it shows. */
  stamp?: string;
}

type ActorOf<Key extends ContractKey> = Contract[Key] extends { scope: MachineScope }
  ? null
  : Contract[Key]['roles'][number] extends AccountKind
    ? SignedInActor
    : SignedInActor | null;

export interface CallRequest<Key extends ContractKey> extends Received<Key> {
  /** Null only where the contract lets visitors in, and where it asks for a program's key. */
  actor: ActorOf<Key>;
  files: Readonly<Record<string, Upload | undefined>>;
  auditLog: CallAuditLog;
  /** The network the call came from: an address, or the /64 of one. */
  host: string;
  /** Whether the caller shows the token with which measures are read. */
  measures: boolean;
  /** Whether the caller shows the secret of the service by which people sign online. */
  signingService: boolean;
  /** What the caller says of its browser and system. */
  device: string;
}

export interface FileDownload {
  stream: Readable;
  name: string;
  contentType: string;
  /** Left out where it is not known before the end. */
  size?: number;
}

/** An answer with more to say than its body. */
export class Reply<Body> {
  readonly body: Body;
  readonly status: number | undefined;
  readonly total: number | undefined;
  readonly file: FileDownload | undefined;
  /** Is given a list as it was written, which may be sent again. */
  readonly keep: ((written: Buffer) => void) | undefined;

  constructor(body: Body, more: Omit<Partial<Reply<Body>>, 'body'> = {}) {
    this.body = body;
    this.status = more.status;
    this.total = more.total;
    this.file = more.file;
    this.keep = more.keep;
  }
}

/** What a use case has answered, with or without anything about it. */
export const bodyOf = <Body>(answer: Body | Reply<Body>): Body =>
  answer instanceof Reply ? answer.body : answer;

/** A page of a list as it was written for an earlier call. */
export class WrittenList {
  readonly content: Buffer;
  readonly total: number;

  constructor(content: Buffer, total: number) {
    this.content = content;
    this.total = total;
  }
}

/** A page of a list, with the number of items that the whole list has. */
export const listOf = <Item>(items: Item[], total: number): Reply<Item[]> =>
  new Reply(items, { total });

/** The same of a list that was read whole. */
export const pageOfList = <Item>(items: readonly Item[], page: Page): Reply<Item[]> =>
  listOf(pageOf(items, page), items.length);

export const fileDownload = (file: FileDownload): Reply<undefined> =>
  new Reply(undefined, { file });

/** What was written before may be answered where the contract says that it is kept. */
type Kept<Key extends ContractKey> = Contract[Key] extends { kept: true } ? WrittenList : never;

/** Answers one call, working with the given services. */
export type Answering<Key extends ContractKey, Services> = (
  services: Services,
  request: CallRequest<Key>,
) => Promise<Answer<Key> | Reply<Answer<Key>> | Kept<Key>>;

/**
 * Tells whose turn a form takes that visitors may send, before anything of it is taken; fails where nothing is to be sent.
 */
export type FindSender<Services> = (
  services: Services,
  sent: { params: Readonly<Record<string, string>>; host: string },
) => Promise<string>;

export type CallHandlers<Services> = { [Key in ContractKey]: Answering<Key, Services> };
