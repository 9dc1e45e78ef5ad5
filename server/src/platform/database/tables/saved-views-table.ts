import type { Generated } from 'kysely';

export interface SavedViewsTable {
  id: Generated<number>;
  owner_id: number;
  list:
    | 'candidates'
    | 'companies'
    | 'needs'
    | 'matches'
    | 'contract_files'
    | 'meetings'
    | 'journal';
  name: string;
  query: string;
  shared: boolean;
}
