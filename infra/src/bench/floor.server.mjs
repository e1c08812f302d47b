/**
 * The floor of the request figures: node:http and pg, one query per request, without session, permissions and row-level
 * security. `floor.server.mjs DATABASE_URL PORT`.
 */
import http from 'node:http';
import pg from 'pg';

const [, , connectionString, port] = process.argv;
const pool = new pg.Pool({ connectionString, max: 10 });
const fewColumns = `id, code, first_name as "firstName", last_name as "lastName", work_email as "workEmail", phone,
  designation, department, employment_type as "employmentType", joining_date::text as "joiningDate", timezone,
  manager_id as "managerId", user_id as "userId", archived_at as "archivedAt", version`;
const allColumns = `${fewColumns}, designation_id as "designationId", department_id as "departmentId", manager, status,
  attendance_from::text as "attendanceFrom", confirm_date::text as "confirmDate", birth_date::text as "birthDate",
  last_working_day::text as "lastWorkingDay", photo_file_id as "photoFileId", joining_assumed as "joiningAssumed"`;

/** As the portal answers it to somebody of HR; what they may do is the same for all who work there. */
const allowedTransitions = ['update', 'invite', 'archive', 'suspend', 'giveNotice', 'exit'];

/** @param {string | null} id @param {string | null} name */
const reference = (id, name) => (id === null ? null : { id, name });

/** @param {Record<string, any>} row */
const employeeOf = (row) => ({
  firstName: row.firstName,
  lastName: row.lastName,
  workEmail: row.workEmail,
  phone: row.phone,
  designation: reference(row.designationId, row.designation),
  department: reference(row.departmentId, row.department),
  employmentType: row.employmentType,
  joiningDate: row.joiningDate,
  attendanceFrom: row.attendanceFrom,
  confirmDate: row.confirmDate,
  birthDate: row.birthDate,
  timezone: row.timezone,
  manager: reference(row.managerId, row.manager),
  code: row.code,
  status: row.status,
  lastWorkingDay: row.lastWorkingDay,
  userId: row.userId,
  photoFileId: row.photoFileId,
  joiningAssumed: row.joiningAssumed,
  id: row.id,
  archivedAt: row.archivedAt,
  version: row.version,
  allowedTransitions,
});

/** What it answers: `/e` as the portal does, `/o` the fifteen columns by which it was measured until November 2026. */
const kinds = {
  e: { columns: allColumns, of: employeeOf },
  o: { columns: fewColumns, of: (/** @type {object} */ row) => row },
};

/** @param {string} url */
async function answer(url) {
  const [, kind, id, to] = url.split('/');
  if (kind === 'c') {
    const text = 'select item from bench_calendar where starts >= $1 and starts < $2 order by starts, id';
    const { rows } = await pool.query({ name: 'days', text, values: [id, to] });
    return { items: rows.map(({ item }) => item) };
  }
  const { columns, of } = kinds[kind === 'o' ? 'o' : 'e'];
  if (!id) {
    const text = `select ${columns} from bench_floor order by sort_name, id limit 50`;
    const { rows } = await pool.query({ name: `list ${kind}`, text });
    return { items: rows.map(of) };
  }
  const one = { name: `one ${kind}`, text: `select ${columns} from bench_floor where id = $1`, values: [id] };
  return of((await pool.query(one)).rows[0]);
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
