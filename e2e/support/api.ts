import type { Answer, ContractKey, Sent } from '@tandem/contract';
import { fillPath } from '@tandem/contract/fill-path';
import type { Product } from './product.ts';

type Given<Part> = Part extends undefined ? undefined : Part;

export interface CallOptions<Key extends ContractKey> {
  /** The access token. */
  as?: string | undefined;
  params?: Given<Sent<Key>['params']>;
  query?: Given<Sent<Key>['query']>;
  body?: Given<Sent<Key>['body']>;
  files?: Readonly<Record<string, Uint8Array>>;
}

const formOf = (body: unknown, files: Readonly<Record<string, Uint8Array>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>))
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value])
      if (one !== undefined && one !== null) form.append(name, String(one));
  for (const [name, bytes] of Object.entries(files))
    form.append(
      name,
      new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }),
      `${name}.pdf`,
    );
  return form;
};

/** Makes one call of the contract over HTTP, to set the scene of a test; fails when the call does. */
export const call = async <Key extends ContractKey>(
  { url }: Product,
  key: Key,
  { as, params, query, body, files }: CallOptions<Key> = {},
): Promise<Answer<Key>> => {
  const [method = ''] = key.split(' ');
  const address = new URL(`/api${fillPath(key, params as Record<string, unknown>)}`, url);
  for (const [name, value] of Object.entries(query ?? {}))
    address.searchParams.set(name, String(value));
  const response = await fetch(address, {
    method,
    headers: {
      ...(as && { authorization: `Bearer ${as}` }),
      ...(!files && body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(files && { body: formOf(body, files) }),
    ...(!files && body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${key} answered ${response.status}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as Answer<Key>;
};
