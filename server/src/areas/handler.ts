import type { ContractKey } from '@tandem/contract';
import type { Answering, CallHandlers, FindSender } from '../platform/http/call.ts';
import type { Services } from './services.ts';

/** One call's use case, and which services it works with. */
export type Handler<Key extends ContractKey, Needs extends keyof Services = never> = Answering<
  Key,
  Pick<Services, Needs>
>;

/** A use case for every call of the contract. */
export type Handlers = CallHandlers<Services>;

export type Senders = Partial<Record<ContractKey, FindSender<Services>>>;
