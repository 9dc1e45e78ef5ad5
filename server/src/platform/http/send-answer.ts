import type { Call } from '@tandem/contract/call';
import { savedName } from '@tandem/domain/names';
import type { FastifyReply } from 'fastify';
import type { Shape } from './answer-shapes.ts';
import { Reply, WrittenList, type FileDownload } from './call.ts';
import { keepLight } from './light-answers.ts';

const listType = 'application/json; charset=utf-8';

/** Items that are one text in less time than they are pieces. */
const short = 200;

/**
 * Writes a list item by item. As one text, the pieces that a long one is put together from would all be kept until its end:
 * collecting that garbage took longer than the list itself.
 */
const writeItems = <Item>(
  items: readonly Item[],
  write: (item: Item) => string,
): Buffer | string => {
  if (items.length <= short) return `[${items.map((item) => write(item)).join(',')}]`;
  const parts = items.map((item, index) => Buffer.from((index === 0 ? '' : ',') + write(item)));
  return Buffer.concat([Buffer.from('['), ...parts, Buffer.from(']')]);
};

/** For programs that cannot read the name itself: one that says the type, whatever the name pretends. */
const plainName = (contentType: string): string => {
  if (contentType.startsWith('text/calendar')) return 'rendez-vous.ics';
  if (contentType.startsWith('text/csv')) return 'document.csv';
  if (contentType.endsWith('spreadsheetml.sheet')) return 'document.xlsx';
  return contentType === 'application/zip' ? 'document.zip' : 'document.pdf';
};

const contentDisposition = ({ name, contentType }: FileDownload): string => {
  const shown = contentType === 'application/pdf' ? savedName(name, 'pdf') : name;
  return `attachment; filename="${plainName(contentType)}"; filename*=UTF-8''${encodeURIComponent(shown)}`;
};

/** Sends what a use case has answered, as the contract says. */
export const send = (call: Call, reply: FastifyReply, answer: unknown, shape: Shape | null) => {
  if (answer instanceof WrittenList)
    return reply.header('x-total-count', answer.total).type(listType).send(answer.content);
  const { body, status, total, file, keep } =
    answer instanceof Reply ? (answer as Reply<unknown>) : new Reply(answer);
  if (file) {
    if (file.size !== undefined) void reply.header('content-length', file.size);
    return reply
      .header('content-disposition', contentDisposition(file))
      .type(file.contentType)
      .send(file.stream);
  }
  if (total !== undefined) void reply.header('x-total-count', total);
  if (call.answer === 'empty') return reply.code(204).send();
  void reply.code(status ?? call.statuses?.[0] ?? 200);
  if (shape?.['type'] !== 'array') return reply.send(body);
  const write = reply.compileSerializationSchema(shape['items'] as Shape);
  const written = writeItems(body as Shape[], write);
  if (!keep) return reply.type(listType).send(written);
  const content = keepLight(Buffer.from(written));
  keep(content);
  return reply.type(listType).send(content);
};
