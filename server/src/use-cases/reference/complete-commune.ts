import type { Handler } from '../../call-handler.ts';

export const completeCommune: Handler<'GET /communes/'> = async ({ places }, { query }) =>
  places.search(query.q, query.limit).map(({ code, name, postalCodes, department }) => ({
    code,
    name,
    postal_codes: [...postalCodes],
    department,
    department_name: places.departmentName(department),
  }));
