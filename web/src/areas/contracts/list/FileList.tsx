import { RecordFigures } from '../../lists/RecordFigures.tsx';
import { MatchRecordList } from '../../lists/MatchRecordList.tsx';
import { columns } from './file-columns.tsx';
import { fileDetail } from './file-detail.tsx';
import { nameOf, totalsOf, type FileRow } from './file-rows.ts';
import { fileListMessages as messages } from './messages.ts';
import type { FileListState } from './use-file-list.ts';

const exportOf = {
  name: 'dossiers de contrat',
  people: { list: 'contract_files', idOf: ({ record }: FileRow) => record.candidate.id },
} as const;

const matchIdOf = ({ record }: FileRow): number => record.id;

const kindsOf = ({ record }: FileRow) => record.waits.map(({ kind }) => kind);

const figuresOf = (rows: readonly FileRow[]) => {
  const { prepared, toSign, toLodge, over } = totalsOf(rows);
  return [
    [messages.inWork, prepared],
    [messages.inSigning, toSign],
    [messages.toLodge, toLodge],
    [messages.over, over],
  ] as const;
};

export const FileFigures = ({ list }: { list: FileListState }) => (
  <RecordFigures rows={list.rows} figuresOf={figuresOf} />
);

/** The list of all contract files; one is told in short beside it. */
export const FileList = ({ list }: { list: FileListState }) => (
  <MatchRecordList
    call="GET /lists/contract_files/"
    matchIdOf={matchIdOf}
    kindsOf={kindsOf}
    selected={messages.selected}
    list={list}
    columns={columns}
    exported={exportOf}
    messages={messages}
    nameOf={nameOf}
    detail={fileDetail}
  />
);
