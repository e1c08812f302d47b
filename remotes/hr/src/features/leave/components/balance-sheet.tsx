import {
  ALLOCATION_LIMIT,
  BALANCE_SHEET_PAGE,
  LEAVE_BALANCE_LIST,
  type BalanceSheet as Sheet,
  type Ref,
} from '@atrium/contracts';
import { lazyDialog, t } from '@atrium/sdk';
import {
  answerOf,
  Button,
  ButtonLink,
  Card,
  DataTable,
  EmptyState,
  ExportMenu,
  SearchBox,
  useSearchParams,
  type DataColumn,
  type PageInfo,
  type Selection,
} from '@atrium/ui';
import { useState } from 'react';
import { useGetBalanceSheetQuery } from '../leave.api.js';
import { countInWords } from '../leave.format.js';
import { LeaveBalances } from './leave-balances.js';
import { PlacedPerson } from './placed-person.js';

const AdjustDialog = lazyDialog(() => import('./adjust-leave.dialog.js'));
const AllocateDialog = lazyDialog(() => import('./allocate-leave.dialog.js'));
const EncashDialog = lazyDialog(() => import('./encash-leave.dialog.js'));

type Row = Sheet['items'][number];

/** What everybody has of each type; a person opens with the entries behind it, and what HR may write into them. */
export function BalanceSheet() {
  const [params, setParams] = useSearchParams();
  const person = params.get('person');
  const choose = (id: string | null) =>
    setParams(id ? { view: 'balances', person: id } : { view: 'balances' }, { replace: true });
  return person ? (
    <OnePerson employeeId={person} onBack={() => choose(null)} />
  ) : (
    <Everybody onOpen={choose} />
  );
}

function Everybody({ onOpen }: { onOpen: (id: string) => void }) {
  const [search, setSearch] = useState('');
  const [after, setAfter] = useState(0);
  const query = useGetBalanceSheetQuery({ ...(search && { search }), ...(after > 0 && { after }) });
  const data = answerOf(query);
  const find = (text: string) => {
    setSearch(text);
    setAfter(0);
  };
  const page = data && pageOf(data, after, setAfter);
  const [corrected, setCorrected] = useState<Corrected | null>(null);
  const { selection, dialog } = useAllocation();
  return (
    <Card
      fill="rows"
      title={t('Balances')}
      count={data?.total}
      actions={<SheetActions search={search} onSearch={find} />}
    >
      <DataTable
        inCard
        label={t('Balances')}
        columns={columnsOf(data, setCorrected)}
        rows={data?.items}
        keyOf={({ employee }) => employee.id}
        nameOf={({ employee }) => employee.name}
        onOpen={({ employee }) => onOpen(employee.id)}
        selection={selection}
        {...(page && { page })}
        error={query.error}
        onRetry={() => void query.refetch()}
        {...(search && { onClearFilters: () => find('') })}
        empty={
          <EmptyState title={t('No one to show')} text={t('Employees appear here with their balances.')} />
        }
      />
      {corrected && <AdjustDialog {...corrected} onClose={() => setCorrected(null)} />}
      {dialog}
    </Card>
  );
}

/** The balance whose cell was pressed. */
interface Corrected {
  employeeId: string;
  type: Ref;
}

/** People are chosen on several pages, and get the same days at once. */
function useAllocation() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState(false);
  const many = keys.size > ALLOCATION_LIMIT;
  const selection: Selection<Row> = {
    keys,
    onChange: setKeys,
    actions: () => (
      <button
        type="button"
        disabled={many}
        title={many ? t('Choose at most {count} people.', { count: ALLOCATION_LIMIT }) : undefined}
        onClick={() => setAsking(true)}
      >
        {t('Add days')}
      </button>
    ),
  };
  const dialog = asking && (
    <AllocateDialog
      employeeIds={[...keys]}
      onClose={() => setAsking(false)}
      onDone={() => {
        setAsking(false);
        setKeys(new Set());
      }}
    />
  );
  return { selection, dialog };
}

const pageOf = ({ total, items }: Sheet, after: number, go: (after: number) => void): PageInfo => ({
  start: after,
  total,
  totalIsExact: true,
  hasNext: after + items.length < total,
  hasPrevious: after > 0,
  onNext: () => go(after + BALANCE_SHEET_PAGE),
  onPrevious: () => go(Math.max(0, after - BALANCE_SHEET_PAGE)),
});

function SheetActions({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  return (
    <>
      <SearchBox
        label={t('Search people')}
        placeholder={t('Name or code')}
        value={search}
        onSearch={onSearch}
      />
      <ButtonLink size="sm" icon="upload" to="?view=import">
        {t('Import opening balances')}
      </ButtonLink>
      <ExportMenu list={LEAVE_BALANCE_LIST.key} query={search ? { search } : {}} />
    </>
  );
}

/** A column for each type; on a phone a card has the first of them. */
function columnsOf(sheet: Sheet | undefined, correct: (balance: Corrected) => void): DataColumn<Row>[] {
  return [
    {
      id: 'person',
      header: t('Person'),
      weight: 'name',
      card: 'name',
      cell: ({ employee, department }) => (
        <PlacedPerson name={employee.name} note={department ?? employee.code} />
      ),
    },
    ...(sheet?.types ?? []).map(({ id, code, name, hours }, index): DataColumn<Row> => ({
      id,
      header: hours ? t('{type}, hours', { type: code }) : code,
      align: 'end',
      headed: true,
      head: <abbr title={name}>{hours ? t('{type}, hours', { type: code }) : code}</abbr>,
      ...(index === 0 && { card: 'state' as const }),
      cell: ({ employee, balances }) => {
        const held = balances.find(({ typeId }) => typeId === id);
        const words = held ? heldInWords(held, hours) : '–';
        return (
          <Button
            size="xs"
            variant="ghost"
            aria-label={t('Correct {type} of {name}: {balance}', {
              type: name,
              name: employee.name,
              balance: words,
            })}
            onClick={() => correct({ employeeId: employee.id, type: { id, name } })}
          >
            {words}
          </Button>
        );
      },
    })),
  ];
}

const heldInWords = ({ balance, reserved }: Row['balances'][number], hourly: boolean): string =>
  reserved > 0
    ? t('{balance}, {reserved} reserved', {
        balance: countInWords(balance, hourly),
        reserved: countInWords(reserved, hourly),
      })
    : countInWords(balance, hourly);

function OnePerson({ employeeId, onBack }: { employeeId: string; onBack: () => void }) {
  const [open, setOpen] = useState<'adjust' | 'encash' | null>(null);
  const dialog = { employeeId, onClose: () => setOpen(null) };
  return (
    <>
      <div className="at-actions">
        <Button size="sm" variant="ghost" icon="chevron-left" onClick={onBack}>
          {t('All balances')}
        </Button>
        <Button size="sm" onClick={() => setOpen('adjust')}>
          {t('Correct a balance')}
        </Button>
        <Button size="sm" onClick={() => setOpen('encash')}>
          {t('Pay out days')}
        </Button>
      </div>
      <LeaveBalances employeeId={employeeId} />
      {open === 'adjust' && <AdjustDialog {...dialog} />}
      {open === 'encash' && <EncashDialog {...dialog} />}
    </>
  );
}
