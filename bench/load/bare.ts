/** The reference: a bare Fastify route with one SQL query. `node bare.ts DATABASE_URL PORT`. */
import fastify from 'fastify';
import pg from 'pg';

const [url = '', port = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });
const app = fastify();
app.get('/api/matches/', async () => {
  const { rows } = await pool.query('select * from matches where applicant_id = $1', [7]);
  return rows;
});
await app.listen({ host: '127.0.0.1', port: Number(port) });
process.on('SIGTERM', () => process.exit(0));
