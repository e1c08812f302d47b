import { t, useCompanyPath } from '@atrium/sdk';
import { Page } from '@atrium/ui';
import type { Example } from './example.types.js';
import { ExampleSection } from './example-section.js';
import styles from './kit-page.module.scss';

export interface KitPageProps {
  title: string;
  /** When to use it, in one line. */
  use: string;
  examples: readonly Example[];
  /** What it offers to keyboard and screen reader users. */
  access: readonly string[];
}

/** The frame of every page of the style guide. */
export function KitPage({ title, use, examples, access }: KitPageProps) {
  const path = useCompanyPath();
  return (
    <Page title={title} subtitle={use} breadcrumb={[{ label: t('UI kit'), to: path('ui/alerts') }]}>
      <div className={styles['examples']}>
        {examples.map((example) => (
          <ExampleSection key={example.title} {...example} />
        ))}
      </div>
      <section className={styles['access']} aria-label={t('Accessibility')}>
        <h2>{t('Accessibility')}</h2>
        <ul>
          {access.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
