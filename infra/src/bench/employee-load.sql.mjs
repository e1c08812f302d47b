const COLUMNS = `company_id, code, first_name, last_name, work_email, designation_id, department_id, employment_type,
  joining_date, timezone`;

const FIRST_NAMES = `Aarav Aditi Ahmed Akash Amit Anaya Anil Anita Arjun Asha Bhavna Chetan Deepa Dev Divya Farah Gauri
  Harish Imran Isha Jaya Karan Kavya Kiran Lakshmi Leela Manish Meera Mohan Nadia Naveen Neha Nikhil Nisha Omar Padma Pooja
  Pranav Priya Rahul Rajesh Rani Ravi Reena Rohan Sachin Sana Sanjay Sarita Shreya Simran Sneha Sunil Tara Uma Varun Vidya
  Vikram Yash Zoya`;
const LAST_NAMES = `Agarwal Ahuja Bajaj Banerjee Bhat Chauhan Chopra Das Desai Dutta Fernandes Gandhi Ghosh Gill Goel Gupta
  Iyer Jain Jha Joshi Kapoor Kaur Khan Khanna Kulkarni Kumar Lal Mathur Mehta Menon Mishra Mukherjee Naidu Nair Nanda Pandey
  Patel Patil Pillai Prasad Qureshi Raman Rana Rao Rathore Reddy Roy Saxena Sen Sethi Shah Sharma Shetty Singh Sinha Soni
  Thakur Trivedi Verma Yadav`;

/**
 * SQL that picks a name from a list, the first ones far more often, as in real life.
 * @param {string} names
 * @param {number} seed
 */
const nameOf = (names, seed) => {
  const list = names.split(/\s+/).map((name) => `'${name}'`);
  const place = `((hashint4extended(n, ${seed}) & 65535) / 65536.0) ^ 1.7 * ${list.length}`;
  return `(array[${list.join()}])[1 + floor(${place})::int]`;
};

/** @param {string} company SQL of the company's id @param {string} numbers SQL of a set of numbers n */
const people = (company, numbers) => `
  select ${company}, 'B' || n, first, last, lower(first || '.' || last) || n || '@bench.test',
    (select id from designation d where d.company_id = ${company} and d.name = 'Designer'),
    (select id from department d where d.company_id = ${company} and d.name = 'Department ' || n % 40), 'permanent', date '2020-01-01' + (n % 2000), 'Asia/Kolkata'
  from company, ${numbers} n,
    lateral (select ${nameOf(FIRST_NAMES, 1)} as first, ${nameOf(LAST_NAMES, 2)} as last) named`;

/**
 * Creates their search documents, like those that the server writes one by one.
 * @param {import('pg').Client} client of an administrator
 */
async function loadDocuments(client) {
  await client.query(
    `insert into search_document (company_id, kind, id, title, detail, lookup, keywords)
     select company_id, 'employee', id, first_name || ' ' || last_name, code || ' · ' || designation, work_email,
       work_email || ' ' || code
     from employee where company_id = (select id from company where code = 'demo') and not archived
     on conflict do nothing`,
  );
  await client.query(
    `insert into search_word (company_id, kind, word)
     select distinct company_id, kind, word from search_document, search_words(title || ' ' || keywords) word
     on conflict do nothing`,
  );
  await client.query('vacuum analyze employee, search_document, search_word');
}

/**
 * Creates the departments and designations of some companies.
 * @param {import('pg').Client} client of an administrator
 * @param {string} companies SQL that is true of them
 */
async function loadPlaces(client, companies) {
  await client.query(
    `insert into department (company_id, name)
     select company.id, 'Department ' || n from company, generate_series(0, 39) n where ${companies} on conflict do nothing`,
  );
  await client.query(
    `insert into designation (company_id, name) select id, 'Designer' from company where ${companies} on conflict do nothing`,
  );
}

/**
 * Fills the demo company with employees.
 * @param {import('pg').Client} client of an administrator
 * @param {{ from: number, to: number }} numbers of the first and the last one
 */
export async function loadEmployees(client, { from, to }) {
  await loadPlaces(client, `company.code = 'demo'`);
  await client.query(
    `insert into employee (${COLUMNS})
     ${people('company.id', 'generate_series($1::int, $2::int)')} where company.code = 'demo'`,
    [from, to],
  );
  await loadDocuments(client);
}

/**
 * Creates other companies beside the demo company.
 * @param {import('pg').Client} client of an administrator
 * @param {{ companies: number, employees: number }} counts of companies, and of employees in each
 */
export async function loadCompanies(client, { companies, employees }) {
  await client.query(
    `insert into company (id, code, name, timezone, confirmed_at)
     select uuidv7(), 'bench-' || n, 'Bench ' || n, 'Asia/Kolkata', now() from generate_series(1, $1::int) n`,
    [companies],
  );
  await loadPlaces(client, `company.code like 'bench-%'`);
  await client.query(
    `insert into employee (${COLUMNS})
     ${people('company.id', 'generate_series(1, $1::int)')} where company.code like 'bench-%'`,
    [employees],
  );
  await client.query('vacuum analyze employee');
}

/**
 * Creates the floor's copy of the columns that the portal answers for the demo company, with the names it shows.
 * @param {import('pg').Client} client of an administrator
 */
export async function makeFloor(client) {
  await client.query(
    `create table bench_floor as
     select e.id, e.code, e.first_name, e.last_name, e.work_email, e.phone, e.designation_id, e.designation,
       e.department_id, e.department, e.employment_type, e.joining_date, e.attendance_from, e.confirm_date, e.birth_date,
       e.timezone, e.manager_id, m.first_name || ' ' || m.last_name as manager, e.phase as status, e.last_working_day,
       e.user_id, e.photo_file_id, e.joining_assumed, e.archived_at, e.version, e.sort_name
     from employee e left join employee m on m.company_id = e.company_id and m.id = e.manager_id
     where e.company_id = (select id from company where code = 'demo') and not e.archived`,
  );
  await client.query('alter table bench_floor add primary key (id)');
  await client.query('create index on bench_floor (sort_name, id)');
  await client.query('grant select on bench_floor to public');
  await client.query('vacuum analyze bench_floor');
}
