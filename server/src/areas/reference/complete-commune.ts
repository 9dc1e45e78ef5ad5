import type { Handler } from '../../platform/http/call.ts';

export const completeCommune: Handler<'GET /communes/'> = async ({ places }, { query }) =>
  places.search(query.q, query.limit).map(({ code, name, postalCodes, department }) => ({
    code,
    name,
    postal_codes: [...postalCodes],
    department,
    department_name: places.departmentName(department),
  }));
