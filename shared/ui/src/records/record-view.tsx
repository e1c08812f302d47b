import type { RecordRow } from '@atrium/contracts';
import { t, translate } from '@atrium/sdk';
import type { ReactNode } from 'react';
import '../../theme/record.scss';
import { Button } from '../button/button.js';
import type { MenuItem } from '../overlay/menu.types.js';
import { RowMenu } from '../overlay/row-menu.js';
import { Page } from '../page/page.js';
import { isGone, RecordBody } from './record-body.js';
import { RecordDrawer } from './record-drawer.js';
import type { RecordViewProps } from './record-view.types.js';

/**
 * A record: its name, where it stands and what is next, its story with the properties beside it, and parts under tabs. A
 * drawer over its list, or a page.
 */
export default function RecordView<Row extends RecordRow>(props: RecordViewProps<Row>) {
  const { record, nameOf, answer, known, asPage, onClose } = props;
  const row = isGone(answer.error) ? undefined : (answer.data ?? known);
  const title = row ? nameOf(row) : translate(record.one);
  const note = row && props.note?.(row);
  const actions = row && <Actions {...props} row={row} />;
  const face = row && props.face?.(row);
  const shown = row && props.title?.(row);
  const status = row && props.status?.(row);
  const body = <RecordBody {...props} row={row} />;
  if (!asPage)
    return (
      <RecordDrawer
        title={title}
        shown={shown}
        face={face}
        status={status}
        note={note}
        actions={actions}
        onClose={onClose}
      >
        {body}
      </RecordDrawer>
    );
  const list = { label: translate(record.many), to: props.listHref };
  return (
    <Page
      title={title}
      shown={shown}
      face={face}
      status={status}
      actions={actions}
      subtitle={note}
      breadcrumb={[list]}
      wraps
    >
      {body}
    </Page>
  );
}

function Actions<Row extends RecordRow>(props: RecordViewProps<Row> & { row: Row }): ReactNode {
  const { row, nameOf, itemsOf, onEdit, actions, next, nextStep } = props;
  const items = itemsOf(row);
  const named = nextStep?.(row);
  const step = named === undefined ? undefined : items.find(({ id }) => id === named);
  const others = items.filter((item) => item !== step);
  return (
    <>
      {onEdit && row.allowedTransitions.includes('update') && (
        <Button size="sm" icon="pencil" onClick={() => onEdit(row)}>
          {t('Edit')}
        </Button>
      )}
      {actions?.(row)}
      <div className="at-record-next">{step ? <NextStep step={step} /> : next?.(row)}</div>
      {others.length > 0 && <RowMenu label={t('Actions for {name}', { name: nameOf(row) })} items={others} />}
    </>
  );
}

const NextStep = ({ step: { label, icon, onSelect } }: { step: MenuItem }) => (
  <Button size="sm" variant="primary" {...(icon && { icon })} onClick={onSelect}>
    {label}
  </Button>
);
