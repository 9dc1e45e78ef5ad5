import type { Handler } from '../handler.ts';

export const completeCommune: Handler<'GET /communes/', 'places'> = async ({ places }, { query }) =>
  places.search(query.q, query.limit).map(({ code, name, postalCodes, department }) => ({
    code,
    name,
    postal_codes: [...postalCodes],
    department,
    department_name: places.departmentName(department),
  }));
