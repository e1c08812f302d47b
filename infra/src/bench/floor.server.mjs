/**
 * The floor of the request figures: node:http and pg, one query per request, without session, permissions and row-level
 * security. `floor.server.mjs DATABASE_URL PORT`.
 */
import http from 'node:http';
import pg from 'pg';

const [, , connectionString, port] = process.argv;
const pool = new pg.Pool({ connectionString, max: 10 });
const columns = `id, code, first_name as "firstName", last_name as "lastName", work_email as "workEmail", phone,
  designation, department, employment_type as "employmentType", joining_date::text as "joiningDate", timezone,
  manager_id as "managerId", user_id as "userId", archived_at as "archivedAt", version`;

/** @param {string} url */
async function answer(url) {
  const [, kind, id, to] = url.split('/');
  if (kind === 'c') {
    const text = 'select item from bench_calendar where starts >= $1 and starts < $2 order by starts, id';
    const { rows } = await pool.query({ name: 'days', text, values: [id, to] });
    return { items: rows.map(({ item }) => item) };
  }
  if (!id) {
    const list = { name: 'list', text: `select ${columns} from bench_floor order by sort_name, id limit 50` };
    return { items: (await pool.query(list)).rows };
  }
  const one = { name: 'one', text: `select ${columns} from bench_floor where id = $1`, values: [id] };
  return (await pool.query(one)).rows[0];
}

const server = http.createServer((request, response) => {
  answer(request.url ?? '/').then(
    (body) => {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(body));
    },
    (error) => {
      response.writeHead(500);
      response.end(String(error));
    },
  );
});
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
