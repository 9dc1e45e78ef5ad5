import type { Handler } from '../../platform/http/call.ts';

export const readPrivacy: Handler<'GET /privacy/'> = async ({ config }) => ({
  centre: config.centreName,
  email: config.privacyEmail,
  contract_sheet_months: config.contractSheetMonths,
});
