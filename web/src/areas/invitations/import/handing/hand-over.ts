import type { Sent } from '@tandem/contract';
import { api } from '../../../../platform/api/client.ts';
import type { CheckedRow } from '../../../../platform/spreadsheet/check-rows.ts';
import type { ImportKind } from '@tandem/domain/invitations/import/fields';
import type { Fate } from '../preview/row-state.ts';

export interface Sending {
  when: 'now' | 'later' | 'none';
  /** The moment, as an input of day and time has it. */
  at: string;
}

export type LeftOut = Sent<'POST /imports/{id}/left-out/'>['body'][number];

export interface HandedOver {
  kind: ImportKind;
  /** The same until it has arrived: what was sent and not answered is not sent twice. */
  key: string;
  fileName: string;
  sending: Sending;
  rows: readonly { row: CheckedRow; fate: Fate }[];
  /** Rows that stay here, for the report. */
  leftOut: readonly LeftOut[];
  onProgress: (done: number) => void;
}

const atOnce = 500;
const patience = 60_000;

type HandedRow = HandedOver['rows'][number];

const sharedOf = ({ row, fate }: HandedRow) => ({
  position: row.key,
  line: row.line,
  if_known: fate,
  email: row.values.email,
  phone: 'phone' in row.refusals ? '' : row.values.phone,
  town: row.values.town,
  note: row.values.note,
});

const candidateOf = (handed: HandedRow) => {
  const { values, programme, session } = handed.row;
  const { first_name, last_name, source, referent } = values;
  return {
    ...sharedOf(handed),
    first_name,
    last_name,
    source,
    referent,
    formation: programme,
    session,
  };
};

const companyOf = (handed: HandedRow) => {
  const { name, contact, contact_role, siret, sectors } = handed.row.values;
  return { ...sharedOf(handed), name, contact, contact_role, siret, sectors };
};

/** Brings the rows to the server, once, and has it begin. Answers the import's id. */
export const handOver = async ({
  kind,
  key,
  fileName,
  sending,
  rows,
  leftOut,
  onProgress,
}: HandedOver): Promise<number> => {
  const { id } = await api('POST /imports/', {
    body: {
      kind,
      key,
      file_name: fileName.slice(0, 200),
      sending: sending.when,
      ...(sending.when === 'later' && { send_at: new Date(sending.at).toISOString() }),
    },
  });
  const params = { id };
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce);
    if (kind === 'candidates')
      await api('POST /imports/{id}/candidates/', {
        params,
        body: some.map(candidateOf),
        timeout: patience,
      });
    else
      await api('POST /imports/{id}/companies/', {
        params,
        body: some.map(companyOf),
        timeout: patience,
      });
    onProgress(Math.min(rows.length, from + atOnce));
  }
  for (let from = 0; from < leftOut.length; from += atOnce)
    await api('POST /imports/{id}/left-out/', {
      params,
      body: leftOut.slice(from, from + atOnce),
      timeout: patience,
    });
  await api('POST /imports/{id}/start/', { params });
  return id;
};
