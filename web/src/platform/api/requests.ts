import type { ContractKey } from '@tandem/contract';
import { fillPath } from '@tandem/contract/fill-path';

/** What every call may be given. */
export interface Common {
  signal?: AbortSignal | undefined;
  /** Milliseconds; each call has its own default. */
  timeout?: number;
}

/** The same, whatever the call. */
export interface LooseOptions extends Common {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: Record<string, File | null | undefined>;
}

/** The whole address of a call. */
export const addressOf = (key: ContractKey, { params = {}, query = {} }: LooseOptions): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  return `${location.origin}/api${fillPath(key, params)}${search.size > 0 ? `?${search}` : ''}`;
};

/** A list is sent as one field per item. */
const formOf = ({ body, files = {} }: LooseOptions): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>))
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value])
      if (item !== undefined && item !== null) form.append(name, String(item));
  for (const [name, file] of Object.entries(files)) if (file) form.append(name, file);
  return form;
};

export const sendsFile = ({ files = {} }: LooseOptions): boolean =>
  Object.values(files).some(Boolean);

/** What is sent, without what limits its time. */
export const requestOf = (key: ContractKey, options: LooseOptions, access: string | undefined) => {
  const headers = new Headers({ accept: 'application/json' });
  if (access) headers.set('authorization', `Bearer ${access}`);
  const request: RequestInit & { headers: Headers } = {
    method: key.slice(0, key.indexOf(' ')),
    headers,
  };
  if (options.files) request.body = formOf(options);
  else if (options.body !== undefined) {
    headers.set('content-type', 'application/json');
    request.body = JSON.stringify(options.body);
  }
  return request;
};

/** A UUID by which the server knows what is sent twice. Where the page is not served securely, browsers make none of their own. */
export const newKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};
