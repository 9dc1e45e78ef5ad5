/** One row: what superusers have set for the whole centre. */
export interface CentreSettingsTable {
  id: number;
  managers_see: 'all' | 'programmes';
  staff_second_factor: boolean;
  sign_in_links: boolean;
  chances_told: boolean;
}
