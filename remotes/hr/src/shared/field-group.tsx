import type { ReactNode } from 'react';
import css from './field-group.module.scss';

/** Fields of a long form that belong together. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={css['group']}>
      <legend>{title}</legend>
      <div className="at-fields">{children}</div>
    </fieldset>
  );
}
