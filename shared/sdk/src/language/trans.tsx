import { TransNoContext } from '@lingui/react/server';
import type { ReactElement, ReactNode } from 'react';
import { i18n } from './texts.js';

export interface TransProps {
  /** `Read the <0>guide</0>, {name}.` */
  id: string;
  /** Values of the placeholders; may be elements. */
  values?: Record<string, ReactNode>;
  /** The elements for the tags, by number. */
  components?: ReactElement[];
}

/** A text that contains elements. For a plain text use `t`. */
export function Trans({ id, values, components }: TransProps) {
  return (
    <TransNoContext
      id={id}
      lingui={{ i18n }}
      {...(values && { values })}
      {...(components && { components: Object.fromEntries(components.entries()) })}
    />
  );
}
