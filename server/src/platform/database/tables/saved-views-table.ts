import type { Generated } from 'kysely';

export interface SavedViewsTable {
  id: Generated<number>;
  owner_id: number;
  list: 'candidates' | 'companies' | 'needs';
  name: string;
  query: string;
  shared: boolean;
}
