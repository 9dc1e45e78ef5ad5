import type { TestServer } from './test-server.ts';

/** An answer as a client reads it that knows nothing but HTTP and JSON. */
export interface OutsideAnswer {
  status: number;
  body: unknown;
  bytes: Buffer;
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

export type OutsideClient = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: unknown,
) => Promise<OutsideAnswer>;

/** The body and type of a form, as a browser makes them. */
const encoded = async (form: FormData) => {
  const response = new Response(form);
  return {
    type: response.headers.get('content-type') ?? '',
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

/**
 * A client that has read the specification and no line of our code: paths and payloads are typed by hand, nothing is
 * checked against the contract. A payload is sent as JSON, a `FormData` as a multipart form.
 */
export const outsideClient =
  ({ app }: Pick<TestServer, 'app'>, access?: string): OutsideClient =>
  async (method, path, payload) => {
    const form = payload instanceof FormData ? await encoded(payload) : null;
    const response = await app.inject({
      method,
      url: `/api/${path.replace(/^\//, '')}`,
      headers: {
        ...(access && { authorization: `Bearer ${access}` }),
        ...(payload !== undefined && { 'content-type': form?.type ?? 'application/json' }),
      },
      ...(payload !== undefined && { payload: form?.bytes ?? JSON.stringify(payload) }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : undefined,
      bytes: response.rawPayload,
      headers: response.headers,
    };
  };
