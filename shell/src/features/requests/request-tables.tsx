import { REQUEST_TABLES, type RequestDetail, type RequestTable } from '@atrium/contracts';
import { formatList, t, translate } from '@atrium/sdk';
import { Metrics } from '@atrium/ui';
import { sayFigure } from './request-figure.format.js';

/** What a request asks for, and the tables about its person. */
export function RequestTables({ detail: { facts, tables } }: { detail: RequestDetail }) {
  return (
    <>
      {facts.length > 0 && (
        <Section title={t('Request')}>
          {inRows(facts).map((row) => (
            <Metrics
              key={row[0]?.label}
              label={t('Request')}
              items={row.map(({ label, value }) => ({ label, value: sayFigure(value) }))}
            />
          ))}
        </Section>
      )}
      {tables.map((table) => (
        <AboutPerson key={table.key} table={table} />
      ))}
      <Missing tables={tables} />
    </>
  );
}

/** Said once for all tables that no app fills. */
function Missing({ tables }: Pick<RequestDetail, 'tables'>) {
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

const describedAs = (key: RequestTable['key']) => REQUEST_TABLES.find((each) => each.key === key);

function AboutPerson({ table: { key, cells } }: { table: RequestTable }) {
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
      {'note' in described && <p className="at-12 at-muted m-0">{translate(described.note)}</p>}
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
