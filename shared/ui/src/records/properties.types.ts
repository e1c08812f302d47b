import type { RecordRow } from '@atrium/contracts';
import type { ComponentType, ReactNode } from 'react';

/** A property of an opened record: read beside its story, and changed in its place. */
export interface Property<Row> {
  /** A field of the record, by whose label it is known. */
  name: string;
  /** Instead of the label of the field. */
  label?: string;
  /** What is read. Nothing of it: the property is empty and folded away. */
  shown: (row: Row) => ReactNode;
  /** It is read only. */
  fixed?: boolean;
}

export interface PropertyFormProps<Row extends RecordRow> {
  row: Row;
  /** Of the property that is changed. */
  name: string;
  /** It was saved, or left as it was. */
  onClose: () => void;
}

export interface RecordProperties<Row extends RecordRow> {
  list: readonly Property<Row>[];
  /** Changes one of them: a `lazyPage`, loaded with the first that is pressed. */
  Form: ComponentType<PropertyFormProps<Row>>;
  /** Left out, whoever may take the step `update`. */
  mayChange?: (row: Row) => boolean;
}
