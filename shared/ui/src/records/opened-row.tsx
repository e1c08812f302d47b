import type { ListDescription, RecordRow } from '@atrium/contracts';
import { usePhotos } from '@atrium/sdk';
import { RecordView } from './lazy-record-view.js';
import type { RecordPageProps } from './record-page.types.js';
import type { RecordViewProps } from './record-view.types.js';
import type { OpenedRecord } from './use-opened-record.js';

export interface OpenedRowProps<Row extends RecordRow, D extends ListDescription>
  extends
    Pick<RecordPageProps<Row, D>, 'record' | 'api' | 'nameOf' | 'looks' | 'opened'>,
    Pick<RecordViewProps<Row>, 'itemsOf' | 'onEdit' | 'asPage'> {
  place: OpenedRecord;
  /** The rows of the list, which may include it. */
  rows: readonly Row[] | undefined;
}

/** The record that the address of a list's page names, if it names one. */
export function OpenedRow<Row extends RecordRow, D extends ListDescription>(props: OpenedRowProps<Row, D>) {
  const { id } = props.place;
  // Another record starts anew, so that nothing of the last one is seen under its name.
  return id === null ? null : <Opened key={id} {...props} id={id} />;
}

function Opened<Row extends RecordRow, D extends ListDescription>(
  props: OpenedRowProps<Row, D> & { id: string },
) {
  const { id, rows, itemsOf, onEdit, asPage, record, nameOf, looks, place } = props;
  const answer = props.api.useGet(id);
  const photos = usePhotos(typeof looks === 'function' ? [id] : []);
  return (
    <RecordView
      {...props.opened}
      id={id}
      itemsOf={itemsOf}
      onEdit={onEdit}
      asPage={asPage}
      record={record}
      nameOf={nameOf}
      answer={answer}
      looks={typeof looks === 'function' ? looks(photos) : looks}
      known={rows?.find((row) => row.id === id)}
      part={place.part}
      onPart={place.choosePart}
      onClose={place.close}
      listHref={place.listHref}
    />
  );
}
