import type { ColumnType, Generated } from 'kysely';

export interface SkillsTable {
  id: Generated<number>;
  name: string;
  /** Without case and accents. */
  name_key: string;
  skill_group: string;
  /** Whether everybody sees it, or only who added it. */
  taken: ColumnType<boolean, boolean | undefined, boolean>;
  added_by: number | null;
  added_at: Date | null;
}
