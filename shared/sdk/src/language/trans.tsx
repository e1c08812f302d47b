import { TransNoContext } from '@lingui/react/server';
import type { ReactElement, ReactNode } from 'react';
import { i18n } from './texts.js';

export interface TransProps {
  /** `Read the <0>guide</0>, {name}.` */
  id: string;
  /** What stands for the names in braces; an element may stand there too. */
  values?: Record<string, ReactNode>;
  /** The elements of the tags, by their numbers. */
  components?: ReactElement[];
}

/** A text with elements in it. One without is `t`. */
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
