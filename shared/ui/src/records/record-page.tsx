import type { ListDescription, RecordRow } from '@atrium/contracts';
import { t, translate, useMayOpen } from '@atrium/sdk';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../button/button-link.js';
import { Button } from '../button/button.js';
import { ImportWizard } from '../import/lazy-import-wizard.js';
import { ListToolbar } from '../list/list-toolbar.js';
import { useListPages } from '../list/use-list-pages.js';
import { useList, type List } from '../list/use-list.js';
import { Page } from '../page/page.js';
import { EmptyState } from '../states/empty-state.js';
import type { RecordPageProps } from './record-page.types.js';
import { RecordTable } from './record-table.js';
import { useRecordForms } from './use-record-forms.js';
import { useRowSteps } from './use-row-steps.js';

/**
 * The page of a record: its list with search, filters, views, export and selection, its forms, its steps, and import.
 */
export function RecordPage<Row extends RecordRow, const D extends ListDescription>(
  props: RecordPageProps<Row, D>,
) {
  const mayCreate = useMayOpen()({ session: 'staff', permission: props.record.check('create') });
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  if (props.files && mayCreate && params.has('import'))
    return <ImportWizard record={props.record} back={pathname} />;
  return <ListPage {...props} mayCreate={mayCreate} />;
}

function ListPage<Row extends RecordRow, const D extends ListDescription>(
  props: RecordPageProps<Row, D> & { mayCreate: boolean },
) {
  const { record, api, nameOf, Form, tabs, subtitle } = props;
  const list = useList(record.list);
  const { cursor, pageInfo } = useListPages(list);
  const answer = api.useList({ ...list.query, cursor });
  const calls = api.useCalls();
  const { form, onAdd, onEdit: edit, onClose } = useRecordForms<Row>(props.mayCreate && !props.actions);
  const onEdit = Form ? edit : null;
  const { steps: own = {}, archive = {} } = props;
  const steps = useRowSteps({ calls, nameOf, onEdit, archive, steps: own });
  const add = props.actions ?? (props.mayCreate && Form && <AddButtons {...props} onAdd={onAdd} />);
  return (
    <Page
      title={translate(record.many)}
      subtitle={subtitle}
      count={answer.currentData?.total ?? null}
      fill="flush"
      actions={add}
      tabs={tabs}
      toolbar={<RecordToolbar {...props} list={list} />}
    >
      <RecordTable
        {...props}
        {...{ list, answer, calls, onEdit }}
        page={pageInfo(answer.currentData)}
        itemsOf={steps.itemsOf}
        blank={<EmptyState {...props.empty} actions={props.actions ? undefined : add} />}
      />
      {form && Form && <Form row={form.row} onClose={onClose} />}
      {steps.opened && <steps.opened.Dialog row={steps.opened.row} onClose={steps.close} />}
    </Page>
  );
}

function RecordToolbar({
  record,
  list,
  placeholder,
  extras,
  files = false,
}: Pick<RecordPageProps<never, ListDescription>, 'record' | 'placeholder' | 'extras' | 'files'> & {
  list: List;
}) {
  const records = translate(record.many).toLowerCase();
  const label = t('Search {records}', { records });
  return <ListToolbar {...{ list, label, placeholder, extras }} exports={files} />;
}

interface AddButtonsProps extends Pick<RecordPageProps<never, ListDescription>, 'files' | 'addLabel'> {
  record: { one: string };
  onAdd: () => void;
}

function AddButtons({ record, files, addLabel, onAdd }: AddButtonsProps): ReactNode {
  const one = translate(record.one).toLowerCase();
  return (
    <>
      {files && (
        <ButtonLink size="sm" to="?import=new">
          {t('Import')}
        </ButtonLink>
      )}
      <Button size="sm" variant="primary" icon="plus" onClick={onAdd}>
        {addLabel ?? t('Add {record}', { record: one })}
      </Button>
    </>
  );
}
