import type { ListDescription, RecordRow } from '@atrium/contracts';
import { t, translate, useMayOpen } from '@atrium/sdk';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../button/button-link.js';
import { Button } from '../button/button.js';
import { ImportWizard } from '../import/lazy-import-wizard.js';
import { GroupSelect } from '../list/group-select.js';
import { ListToolbar } from '../list/list-toolbar.js';
import { useListPages } from '../list/use-list-pages.js';
import { useList, type List } from '../list/use-list.js';
import { Page } from '../page/page.js';
import { EmptyState } from '../states/empty-state.js';
import { OpenedRow } from './opened-row.js';
import type { RecordPageProps } from './record-page.types.js';
import { RecordTable } from './record-table.js';
import { useAsPage } from './use-as-page.js';
import { useOpenedRecord } from './use-opened-record.js';
import { useRecordForms } from './use-record-forms.js';
import { useRowSteps } from './use-row-steps.js';
import { useSearchParams } from '../address/use-search-params.js';

/**
 * The page of a record: its list with search, filters, views, export and selection, its forms, its steps, and import.
 */
export function RecordPage<Row extends RecordRow, const D extends ListDescription>(
  props: RecordPageProps<Row, D>,
) {
  const mayCreate = useMayOpen()({ session: 'staff', permission: props.record.check('create') });
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const { files = false } = props;
  if (files !== false && mayCreate && params.has('import'))
    return <ImportWizard back={pathname} {...(files === true ? {} : files)} record={props.record} />;
  return <ListPage {...props} mayCreate={mayCreate} />;
}

function ListPage<Row extends RecordRow, const D extends ListDescription>(
  props: RecordPageProps<Row, D> & { mayCreate: boolean },
) {
  const { record, api, nameOf, Form, steps: own = {}, archive = {} } = props;
  const list = useList(record.list);
  const { cursor, pageInfo } = useListPages(list);
  const answer = api.useList({ ...list.query, cursor });
  const calls = api.useCalls();
  const { form, onAdd, onEdit: edit, onClose } = useRecordForms<Row>(props.mayCreate && !props.actions);
  // What is changed in its place has no second form.
  const onEdit = Form && !props.opened?.properties ? edit : null;
  const steps = useRowSteps({ calls, nameOf, onEdit, archive, steps: own });
  const opened = useOpenedRecord(props.opened !== undefined);
  const asPage = useAsPage(opened, props.opened?.page);
  const { currentData } = answer;
  return (
    <>
      {!asPage && (
        <ListFrame {...props} list={list} total={currentData} onAdd={onAdd}>
          {(blank) => (
            <RecordTable
              {...props}
              list={list}
              answer={answer}
              calls={calls}
              onEdit={onEdit}
              blank={blank}
              place={props.opened && opened}
              page={pageInfo(currentData)}
              itemsOf={steps.itemsOf}
            />
          )}
        </ListFrame>
      )}
      <OpenedRow
        {...props}
        onEdit={onEdit}
        asPage={asPage}
        place={opened}
        itemsOf={steps.stepsFor}
        rows={currentData?.items}
      />
      {form && Form && <Form row={form.row} onClose={onClose} />}
      {steps.opened && <steps.opened.Dialog row={steps.opened.row} onClose={steps.close} />}
    </>
  );
}

interface ListFrameProps<Row extends RecordRow, D extends ListDescription> extends RecordPageProps<Row, D> {
  mayCreate: boolean;
  list: List;
  total: { total: number; totalIsExact: boolean } | undefined;
  onAdd: () => void;
  /** The table; it gets what an empty one shows. */
  children: (blank: ReactNode) => ReactNode;
}

function ListFrame<Row extends RecordRow, const D extends ListDescription>(props: ListFrameProps<Row, D>) {
  const { record, subtitle, tabs, actions, children } = props;
  const add =
    actions ?? (props.mayCreate && (props.Form ?? props.files) ? <AddButtons {...props} /> : undefined);
  return (
    <Page
      subtitle={subtitle}
      tabs={tabs}
      title={translate(record.many)}
      count={props.total?.total ?? null}
      countIsExact={props.total?.totalIsExact}
      fill="flush"
      actions={
        props.besides === undefined ? (
          add
        ) : (
          <>
            {props.besides}
            {add}
          </>
        )
      }
      toolbar={
        <>
          {props.top}
          <RecordToolbar {...props} />
        </>
      }
    >
      {children(<Blank {...props.empty} add={actions ? undefined : add} />)}
    </Page>
  );
}

function Blank({
  more,
  instead,
  add: usual,
  ...words
}: RecordPageProps<never, ListDescription>['empty'] & { add: ReactNode }) {
  const add = instead ?? usual;
  return (
    <EmptyState
      {...words}
      actions={
        more === undefined ? (
          add
        ) : (
          <>
            {add}
            {more}
          </>
        )
      }
    />
  );
}

function RecordToolbar({
  record,
  list,
  placeholder,
  extras,
  quick,
  files = false,
  exported,
  groupings,
}: Pick<
  RecordPageProps<never, ListDescription>,
  'record' | 'placeholder' | 'extras' | 'quick' | 'files' | 'exported' | 'groupings'
> & {
  list: List;
}) {
  const records = translate(record.many).toLowerCase();
  const label = t('Search {records}', { records });
  return (
    <ListToolbar
      list={list}
      label={label}
      placeholder={placeholder}
      extras={extras}
      quick={quick}
      exports={exported ?? files !== false}
      end={groupings && <GroupSelect list={list} groupings={groupings} />}
    />
  );
}

interface AddButtonsProps extends Pick<RecordPageProps<never, ListDescription>, 'files' | 'addLabel'> {
  Form?: unknown;
  record: { one: string };
  onAdd: () => void;
}

/** The address of the import, beside what the list's own has. */
function importAddress(files: { back?: string } | true): string {
  const back = files === true ? '' : (files.back ?? '');
  return `${back}${back.includes('?') ? '&' : '?'}import=new`;
}

function AddButtons({ record, files, addLabel, Form, onAdd }: AddButtonsProps): ReactNode {
  const one = translate(record.one).toLowerCase();
  return (
    <>
      {files !== undefined && files !== false && (
        <ButtonLink size="sm" to={importAddress(files)}>
          {t('Import')}
        </ButtonLink>
      )}
      {Form !== undefined && (
        <Button size="sm" variant="primary" icon="plus" onClick={onAdd}>
          {addLabel ?? t('Add {record}', { record: one })}
        </Button>
      )}
    </>
  );
}
