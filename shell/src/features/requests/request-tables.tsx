import { REQUEST_TABLES, type RequestDetail, type RequestTable } from '@atrium/contracts';
import { formatDate, formatList, t, translate } from '@atrium/sdk';
import { Metrics } from '@atrium/ui';
import { sayFigure } from './request-figure.format.js';

/** What a request asks for, and the tables about its person. */
export function RequestTables({ detail: { facts, tables } }: { detail: RequestDetail }) {
  return (
    <>
      <Facts title={t('Request')} facts={facts} />
      <PersonTables tables={tables} />
    </>
  );
}

/** Figures that only the request has. */
export function Facts({ title, facts }: { title: string; facts: RequestDetail['facts'] }) {
  if (facts.length === 0) return null;
  return (
    <Section title={title}>
      {inRows(facts).map((row) => (
        <Metrics
          key={row[0]?.label}
          label={title}
          items={row.map(({ label, value }) => ({ label, value: sayFigure(value) }))}
        />
      ))}
    </Section>
  );
}

interface PersonTablesProps {
  tables: readonly RequestTable[];
  /** Left out: figures of a month are those of the last one that is over. */
  month?: string;
}

export function PersonTables({ tables, month }: PersonTablesProps) {
  return (
    <>
      {tables.map((table) => (
        <AboutPerson key={table.key} table={table} month={month} />
      ))}
      <Missing tables={tables} />
    </>
  );
}

/** Said once for all tables that no app fills. */
function Missing({ tables }: Pick<PersonTablesProps, 'tables'>) {
  const titles = tables.flatMap(({ key, missing }) => (missing ? (describedAs(key)?.title ?? []) : []));
  if (titles.length === 0) return null;
  return (
    <p className="at-12 at-muted m-0">
      {t('No app of your company has figures for {tables} yet.', {
        tables: formatList(titles.map((title) => translate(title))),
      })}
    </p>
  );
}

interface AboutPersonProps {
  table: RequestTable;
  month: string | undefined;
}

const sayMonth = (month: string): string => formatDate(`${month}-01`, { month: 'long', year: 'numeric' });

const describedAs = (key: RequestTable['key']) => REQUEST_TABLES.find((each) => each.key === key);

function AboutPerson({ table: { key, cells }, month }: AboutPersonProps) {
  const described = describedAs(key);
  if (!described) return null;
  const title = translate(described.title);
  const values = new Map(cells.map((cell) => [cell.key, cell.value]));
  const items = described.cells.map((cell) => {
    const value = values.get(cell.key);
    return { label: translate(cell.label), value: value ? sayFigure(value) : '–' };
  });
  return (
    <Section title={title}>
      <Metrics label={title} items={items} />
      {'note' in described && (
        <p className="at-12 at-muted m-0">
          {key === 'hours' && month !== undefined
            ? t('Of {month}.', { month: sayMonth(month) })
            : translate(described.note)}
        </p>
      )}
    </Section>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section>
      <h3 className="at-13 m-0">{title}</h3>
      {children}
    </section>
  );
}

const IN_A_ROW = 3;

const inRows = (facts: RequestDetail['facts']) =>
  Array.from({ length: Math.ceil(facts.length / IN_A_ROW) }, (_, row) =>
    facts.slice(row * IN_A_ROW, (row + 1) * IN_A_ROW),
  );
