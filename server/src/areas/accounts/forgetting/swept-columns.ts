/** What becomes of what others wrote where it names somebody who is forgotten. */
type Sweep = 'written anew' | 'goes';

interface Born {
  column: string;
  /** The column that counts. */
  counter: `${string}.${string}`;
}

export interface SweptTable {
  /** Its primary key, where that is not `id`. */
  key?: readonly string[];
  /** By which number it is told when a row came, where that is not its own: that of a row that comes before it. */
  born?: Born;
  /** Columns of text. */
  texts?: readonly string[];
  /** Columns of JSON. */
  values?: readonly string[];
  /** Columns that hold a search as addresses write it: few enough to be read whole. */
  searches?: readonly string[];
  /** What it says is compared with others. */
  isScored?: boolean;
  sweep: Sweep;
}

/** Where a key tells nothing, a number of its own. */
export const bornOf = (name: string, { key, born }: SweptTable): Born => {
  const column = key ? 'born' : 'id';
  return born ?? { column, counter: `${name}.${column}` };
};

export const columnsOf = ({ texts = [], values = [], searches = [] }: SweptTable): string[] => [
  ...texts,
  ...values,
  ...searches,
];

/**
 * Every column in which others may have written of somebody by name. A test holds it to the database: a column that is new
 * stands here or has a reason there. Places and diplomas are left: streets and schools are called after people.
 */
export const sweptColumns: Readonly<Record<string, SweptTable>> = {
  accounts: { texts: ['source'], sweep: 'written anew' },
  account_tags: {
    key: ['account_id', 'tag'],
    texts: ['tag'],
    sweep: 'goes',
  },
  applicants: {
    texts: ['summary', 'trades'],
    values: ['test_answers'],
    isScored: true,
    sweep: 'written anew',
  },
  calls: { texts: ['subject', 'text'], sweep: 'goes' },
  companies: { texts: ['description'], sweep: 'written anew' },
  contract_file_moves: { texts: ['reason', 'mend'], sweep: 'written anew' },
  conversation_messages: { texts: ['text'], sweep: 'written anew' },
  drafts: {
    key: ['account_id', 'form'],
    values: ['typed'],
    sweep: 'written anew',
  },
  enrolments: { texts: ['comment'], sweep: 'written anew' },
  exports: { values: ['query'], sweep: 'goes' },
  files: {
    key: ['name'],
    texts: ['original_name'],
    sweep: 'written anew',
  },
  forums: { texts: ['name'], sweep: 'written anew' },
  import_rows: {
    key: ['import_id', 'position'],
    born: { column: 'import_id', counter: 'imports.id' },
    values: ['details', 'replaced'],
    sweep: 'written anew',
  },
  imports: { texts: ['file_name'], sweep: 'written anew' },
  kept_enrolments: { texts: ['comment'], sweep: 'written anew' },
  machine_keys: { texts: ['name'], sweep: 'written anew' },
  match_moves: { texts: ['comment', 'note'], sweep: 'written anew' },
  meetings: { texts: ['note'], sweep: 'written anew' },
  messages: { texts: ['subject', 'text'], values: ['calendar'], sweep: 'goes' },
  notes: { texts: ['text'], sweep: 'written anew' },
  notifications: { texts: ['text'], sweep: 'goes' },
  offer_moves: { texts: ['note'], sweep: 'written anew' },
  offers: {
    texts: ['title', 'description'],
    values: ['test_answers'],
    isScored: true,
    sweep: 'written anew',
  },
  passkeys: { texts: ['name'], sweep: 'written anew' },
  saved_views: { texts: ['name'], searches: ['query'], sweep: 'goes' },
  skills: { texts: ['name'], sweep: 'goes' },
  untold_need_changes: {
    key: ['applicant_id', 'offer_id'],
    values: ['before', 'after'],
    sweep: 'written anew',
  },
  untold_need_moves: {
    key: ['batch', 'account_id', 'offer_move_id'],
    born: { column: 'offer_move_id', counter: 'offer_moves.id' },
    texts: ['word'],
    sweep: 'written anew',
  },
};
