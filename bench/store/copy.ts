import type pg from 'pg';

/** COPY … FROM STDIN with everything at hand, which is all that the bench needs of it. */
export const copyIn = (client: pg.ClientBase, statement: string, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    let failure: Error | undefined;
    const query = {
      submit: (connection: { query(text: string): void }) => connection.query(statement),
      handleCopyInResponse: (connection: {
        sendCopyFromChunk(chunk: Buffer): void;
        endCopyFrom(): void;
      }) => {
        for (let start = 0; start < bytes.length; start += 65_536)
          connection.sendCopyFromChunk(bytes.subarray(start, start + 65_536));
        connection.endCopyFrom();
      },
      handleCommandComplete: () => {},
      handleError: (error: Error) => {
        failure = error;
        reject(error);
      },
      handleReadyForQuery: () => {
        if (!failure) resolve();
      },
    };
    client.query(query as unknown as pg.Submittable);
  });
