import type { IncomingMessage } from 'node:http';
import { Failure } from '@tandem/domain/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Longer bodies are taken from those alone who may send them. */
export const smallBodyBytes = 128 * 1024;

/** Large bodies that are on their way or worked on side by side: of all, and of one account or link. */
const atOnce = 64;
const each = 4;
const retryAfter = 5;

/** A body whose length is not told may be of any. */
export const mayExceed = ({ headers }: Pick<IncomingMessage, 'headers'>, bytes: number): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > bytes;

export const isLarge = (request: FastifyRequest): boolean => mayExceed(request, smallBodyBytes);

/** Who sends how many large bodies. Networks are not counted: a school has one. */
export const openLargeBodies = () => {
  const sending = new Map<string, number>();
  let all = 0;
  return {
    /** Counts one until its answer is sent or its connection gone. Fails with `too_many_requests`. */
    take: (key: string, { raw }: FastifyReply): void => {
      const others = sending.get(key) ?? 0;
      if (others >= each || all >= atOnce)
        throw new Failure('too_many_requests', { data: { retry_after: retryAfter } });
      sending.set(key, others + 1);
      all += 1;
      raw.once('close', () => {
        const left = (sending.get(key) ?? 1) - 1;
        if (left > 0) sending.set(key, left);
        else sending.delete(key);
        all -= 1;
      });
    },
  };
};
