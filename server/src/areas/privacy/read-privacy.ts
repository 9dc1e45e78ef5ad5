import type { Handler } from '../handler.ts';

export const readPrivacy: Handler<'GET /privacy/', 'config'> = async ({ config }) => ({
  centre: config.centreName,
  email: config.privacyEmail,
  contract_sheet_months: config.contractSheetMonths,
});
