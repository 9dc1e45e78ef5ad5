import type { FastifyInstance } from 'fastify';
import { keepLight } from './light-answers.ts';

interface Operation {
  summary: string;
  description: string;
  parameters: { name: string; in: string; required: boolean; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, unknown>;
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const json = (value: unknown): string => `<pre>${escaped(JSON.stringify(value, null, 2))}</pre>`;

const section = (title: string, content: string): string =>
  content && `<h3>${escaped(title)}</h3>${content}`;

const operationHtml = (method: string, path: string, operation: Operation): string => {
  const { summary, description, parameters, requestBody, responses } = operation;
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<li><code>${escaped(name)}</code> (${place}${required ? ', required' : ''}): <code>${escaped(JSON.stringify(schema))}</code></li>`,
  );
  return `<details><summary><b>${method.toUpperCase()}</b> <code>/api${escaped(path)}</code> ${escaped(summary)}</summary>
<p>${escaped(description)}</p>
${section('Parameters', rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '')}
${section('Payload', requestBody ? json(requestBody.content) : '')}
${section('Answers', json(responses))}
</details>`;
};

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#14232b;background:#fbf8f2}
details{border:1px solid #e6e0d6;border-radius:10px;background:#fff;padding:.5rem 1rem;margin:.5rem 0}
summary{cursor:pointer}pre{overflow:auto;font-size:13px}b{display:inline-block;min-width:4.5rem;color:#0f5b63}
@media (prefers-color-scheme:dark){body{background:#0e1719;color:#e8eef0}details{background:#152327;border-color:#2a3b40}b{color:#7cc4cc}}`;

const pageOf = (document: Record<string, unknown>): string => {
  const paths = document['paths'] as Record<string, Record<string, Operation>>;
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => operationHtml(method, path, operation)),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tandem: API</title><link rel="stylesheet" href="/api/docs/style.css"><h1>Tandem: API</h1>
<p>The same as an <a href="/api/docs/openapi.json">OpenAPI 3.1 document</a>. Failures answer <code>{ code, message, fields? }</code>, the message in French.</p>
${calls.join('\n')}</html>`;
};

/**
 * A readable page of the API, and the document it is made from: a second of work for a small machine, so it waits for a reader.
 * Both are long, and asked for by anybody: they are put together and compressed once.
 */
export const addDocs = (app: FastifyInstance, describe: () => Record<string, unknown>): void => {
  let document: Buffer | undefined;
  let page: Buffer | undefined;
  const read = () => (document ??= keepLight(Buffer.from(JSON.stringify(describe()))));
  app.get('/api/docs/', (_, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send((page ??= keepLight(Buffer.from(pageOf(describe()))))),
  );
  app.get('/api/docs/style.css', (_, reply) => reply.type('text/css').send(style));
  app.get('/api/docs/openapi.json', (_, reply) =>
    reply.type('application/json; charset=utf-8').send(read()),
  );
};
